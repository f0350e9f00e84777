import { html, type TemplateResult } from 'lit';
import { get, sentence } from '../base/api';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import { changePassword, introduce, known, logIn, logOut, onPerson, register, whoAmI } from '../base/person';
import { say } from '../base/say';
import type { Person } from '../base/types';
import type { Listed } from '../base/wire';
import { tableLink } from '../parts/table-link';

type Form = 'name' | 'register' | 'login' | 'change';

/** Who one is here: a guest with a name, or somebody with an account; and the tables at which one sat. */
class MePage extends Part {
  static override properties = { tables: {}, problems: {}, busy: {} };
  tables: Listed[] = [];
  problems: Partial<Record<Form, string>> = {};
  busy = false;
  private forget: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.forget = onPerson(() => void this.load());
    void whoAmI().then(
      () => this.load(),
      () => undefined,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.forget();
  }

  private async load(): Promise<void> {
    this.requestUpdate();
    try {
      this.tables = known() ? (await get<{ tables: Listed[] }>('/tables/mine')).tables : [];
    } catch {
      this.tables = [];
    }
  }

  private async send(
    event: Event,
    form: Form,
    how: (name: string, password: string) => Promise<Person>,
  ): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    this.busy = true;
    this.problems = {};
    try {
      const person = await how(String(fields.get('name') ?? '').trim(), String(fields.get('password') ?? ''));
      say(t('me.hello', { name: person.name }));
      await this.updateComplete;
      this.querySelector<HTMLElement>('h1')?.focus();
    } catch (failure) {
      this.problems = { [form]: sentence(failure) };
    } finally {
      this.busy = false;
    }
  }

  private async change(event: Event): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const fields = new FormData(form);
    this.problems = {};
    try {
      await changePassword(String(fields.get('old')), String(fields.get('new')));
      form.reset();
      say(t('me.changed'));
      form.closest('details')!.open = false;
    } catch (failure) {
      this.problems = { change: sentence(failure) };
    }
  }

  private async leave(everywhere: boolean): Promise<void> {
    await logOut(everywhere);
    say(t('me.out'));
    await this.updateComplete;
    this.querySelector<HTMLElement>('h1')?.focus();
  }

  protected override render(): TemplateResult {
    const me = known();
    return html`
      <h1 tabindex="-1">${me ? t('me.hello', { name: me.name }) : t('title.me')}</h1>
      ${
        me?.account
          ? html`<p class="lead">${t('me.account')}</p>
              ${this.account()}`
          : html`<p class="lead">${t('me.guest')}</p>
              <div class="cards">
                ${this.form('name', 'name.title', 'name.ok', (name) => introduce(name), me?.name ?? '')}
                ${this.form('register', 'me.register', 'me.registerNow', register, me?.name ?? '', 'new-password')}
                ${this.form('login', 'me.login', 'me.loginNow', logIn, '', 'current-password')}
              </div>`
      }
      <section class="card" aria-labelledby="mine-title">
        <h2 id="mine-title">${t('home.mine')}</h2>
        ${
          this.tables.length
            ? html`<ul class="plain">
                ${this.tables.map((one) => tableLink(one, true))}
              </ul>`
            : html`<p class="small">${t('me.none')}</p>`
        }
      </section>
    `;
  }

  /** What one does with an account: leave it here or everywhere, or lock it anew. */
  private account(): TemplateResult {
    const field = (id: 'old' | 'new', label: Key, use: 'current-password' | 'new-password'): TemplateResult =>
      html`<label class="field"
        ><span>${t(label)}</span
        ><input
          id="${id}-password"
          name=${id}
          type="password"
          minlength="8"
          maxlength="200"
          autocomplete=${use}
          required
      /></label>`;
    return html`<div class="buttons">
        <button @click=${() => this.leave(false)}>${t('me.logout')}</button>
        <button @click=${() => this.leave(true)}>${t('me.logoutAll')}</button>
      </div>
      <details class="card">
        <summary>${t('me.change')}</summary>
        <form @submit=${this.change}>
          ${field('old', 'me.old', 'current-password')} ${field('new', 'me.new', 'new-password')}
          <p class="problem" role="alert">${this.problems.change ?? ''}</p>
          <button class="primary">${t('me.changeNow')}</button>
        </form>
      </details>`;
  }

  private form(
    form: Form,
    title: Key,
    button: Key,
    how: (name: string, password: string) => Promise<Person>,
    name: string,
    password?: string,
  ): TemplateResult {
    return html`<form class="card" aria-labelledby="${form}-title" @submit=${(e: Event) => this.send(e, form, how)}>
      <h2 id="${form}-title">${t(title)}</h2>
      <label class="field"
        ><span>${t('name.label')}</span
        ><input id="${form}-name" name="name" maxlength="20" autocomplete="username" .value=${name} required
      /></label>
      ${
        password
          ? html`<label class="field"
              ><span>${t('me.password')}</span
              ><input
                id="${form}-password"
                name="password"
                type="password"
                minlength="8"
                maxlength="200"
                autocomplete=${password}
                required
            /></label>`
          : ''
      }
      <p class="problem" role="alert">${this.problems[form] ?? ''}</p>
      <button class=${form === 'login' ? '' : 'primary'} ?disabled=${this.busy}>${t(button)}</button>
    </form>`;
  }
}

customElements.define('mm-me', MePage);
