import { html, type TemplateResult } from 'lit';
import { sentence } from './base/api';
import { t, type Key } from './base/i18n';
import { Part } from './base/part';
import { known, onPerson, whoAmI } from './base/person';
import { onRoute } from './base/router';
import { liveRegions } from './base/say';
import { loadShelf } from './base/shelf';
import './pages/home';
import './pages/judge';
import './pages/learn';
import './pages/me';
import './pages/replay';
import './pages/solver';
import './table/table';

interface Page {
  title: Key;
  body: (rest: string) => TemplateResult;
}

const PAGES: Record<string, Page> = {
  '': { title: 'title.home', body: () => html`<mm-home></mm-home>` },
  judge: { title: 'title.judge', body: () => html`<mm-judge></mm-judge>` },
  solve: { title: 'title.solve', body: () => html`<mm-solver></mm-solver>` },
  replay: { title: 'title.replay', body: () => html`<mm-replay></mm-replay>` },
  learn: { title: 'title.learn', body: (rest) => html`<mm-learn .lesson=${rest}></mm-learn>` },
  me: { title: 'title.me', body: () => html`<mm-me></mm-me>` },
  t: { title: 'title.table', body: (rest) => html`<mm-table .code=${rest}></mm-table>` },
};

const AGAIN = 3_000;

/** The frame of every page: the way around, one's name, light or dark. */
class App extends Part {
  static override properties = { path: {}, there: {}, problem: {} };
  path = location.pathname;
  /** Whether the games and their books are there, which every page speaks of. */
  there = false;
  problem = '';

  override connectedCallback(): void {
    super.connectedCallback();
    liveRegions();
    onPerson(() => this.requestUpdate());
    onRoute(() => this.routed());
    // Who asks is known sooner or later; no page has to wait for it.
    whoAmI().catch(() => undefined);
    theme(stored() ?? '');
    this.name();
    void this.shelf();
  }

  private async shelf(): Promise<void> {
    try {
      await loadShelf();
      this.there = true;
    } catch (failure) {
      this.problem = sentence(failure);
      window.setTimeout(() => void this.shelf(), AGAIN);
    }
  }

  private routed(): void {
    const changed = this.path !== location.pathname;
    this.path = location.pathname;
    this.name();
    if (!changed) return;
    window.scrollTo(0, 0);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('h1')?.focus());
  }

  private get parts(): string[] {
    return this.path.split('/').slice(1);
  }

  private get page(): Page {
    return PAGES[this.parts[0] ?? ''] ?? PAGES['']!;
  }

  private name(): void {
    document.title = t('title.with', { page: t(this.page.title) });
  }

  protected override render(): TemplateResult {
    const here = this.parts[0] ?? '';
    const link = (path: string, words: Key): TemplateResult =>
      html`<a href="/${path}" aria-current=${here === path ? 'page' : 'false'}>${t(words)}</a>`;
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${t('nav.skip')}</a>
      <header class="top">
        <a class="brand" href="/"><img src="/icon.svg" alt="" width="32" height="32" /> Mathmat</a>
        <nav aria-label=${t('nav.label')}>
          ${link('judge', 'nav.judge')} ${link('solve', 'nav.solve')} ${link('replay', 'nav.replay')}
          ${link('learn', 'nav.learn')}
        </nav>
        <div class="me">
          <a class="button quiet name" href="/me" aria-current=${here === 'me' ? 'page' : 'false'}
            >${known()?.name ?? t('nav.me')}</a
          >
          <button class="quiet" @click=${toggle} aria-label=${t('nav.theme')}><span aria-hidden="true">◐</span></button>
        </div>
      </header>
      <main id="main" tabindex="-1">
        ${this.there ? this.page.body(this.parts[1] ?? '') : html`<p class="problem" role="alert">${this.problem}</p>`}
      </main>
    `;
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus();
  }
}

const THEME = 'mathmat.theme';

function stored(): string | null {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function theme(name: string): void {
  document.documentElement.dataset.theme = name;
}

function toggle(): void {
  const dark =
    getComputedStyle(document.documentElement).colorScheme === 'dark' ||
    (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const next = dark ? 'light' : 'dark';
  theme(next);
  try {
    localStorage.setItem(THEME, next);
  } catch {
    // It then holds for this visit.
  }
}

customElements.define('mm-app', App);
