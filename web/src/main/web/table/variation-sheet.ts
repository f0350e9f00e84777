import { html, type TemplateResult } from 'lit';
import { post } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import type { GameName, Variation, View } from '../base/wire';
import { shakeOf } from './state';
import { filledIn, variationExample, variationOf, variationsOf, variationTitle, variationWords } from '../base/shelf';

/** The sheet of variations: what each does, which can be picked, and, in the engine's words, why another cannot. */
export class VariationSheet extends Part {
  static override properties = { view: {}, ready: {}, why: { state: true } };
  view!: View;
  /** The variations that are offered, word for word. */
  ready: string[] = [];
  /** Why an entry cannot be picked; none for entries that this division does not have. */
  why: Record<string, string> = {};
  private asked = '';

  private get game(): GameName {
    return this.view.settings.game;
  }

  protected override updated(): void {
    const shake = shakeOf(this.view);
    const question = `${shake?.number}/${shake?.variations.join()}`;
    if (question !== this.asked) {
      this.asked = question;
      void this.ask(question);
    }
  }

  private offered(entry: Variation): string[] {
    return this.ready.filter((name) => variationOf(this.view.settings, name) === entry);
  }

  /** Asks the engine about every entry that is not offered, all at once. */
  private async ask(asked: string): Promise<void> {
    const { settings, you } = this.view;
    const shake = shakeOf(this.view);
    if (!shake) return;
    const seats = ['goal-setter', 'left', 'right'];
    const order = shake.players.indexOf(you ?? '') - shake.players.indexOf(shake.setter);
    const seat = seats[(order + shake.players.length) % shake.players.length] ?? 'left';
    const question = {
      game: settings.game,
      rules: settings.rules,
      division: settings.division,
      season: settings.season,
      league: settings.league,
      players: shake.players.length,
      seat,
      roll: shake.cubes.map((one) => one.cube).join(' '),
      chosen: shake.variations,
      ...(shake.cards.length ? { universe: shake.cards.join(' ') } : {}),
    };
    const why: Record<string, string> = {};
    const entries = variationsOf(settings).filter((entry) => !this.offered(entry).length);
    await Promise.all(
      entries.map(async (entry) => {
        try {
          const answer = await post<{ ok: boolean; code?: string; message?: string }>('/variation', {
            ...question,
            select: entry.filled?.[0] ?? entry.name,
          });
          if (answer.code !== 'VARIATION_UNKNOWN') why[entry.key] = capital(answer.message ?? t('vary.notNow'));
        } catch {
          // Without an answer the entry is just not shown.
        }
      }),
    );
    if (asked === this.asked) this.why = why;
  }

  private pick(name: string): void {
    this.dispatchEvent(new CustomEvent('variation', { detail: name, bubbles: true }));
  }

  protected override render(): TemplateResult {
    const entries = variationsOf(this.view.settings);
    const can = entries.filter(
      (entry) => this.offered(entry).length || (entry.blank === 'free' && entry.key in this.why),
    );
    const cannot = entries.filter((entry) => !can.includes(entry) && entry.key in this.why);
    return html`<div class="variations">
      <p>${t('vary.lead')}</p>
      <ul class="plain variation-list" tabindex="-1">
        ${can.map((entry) => html`<li class="can">${this.entry(entry)}</li>`)}
        ${cannot.map(
          (entry) =>
            html`<li class="cannot">
              <div class="entry">${this.words(entry)}<span class="small why">✗ ${this.why[entry.key]}</span></div>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  private entry(entry: Variation): TemplateResult {
    const offered = this.offered(entry);
    if (offered.length === 1 && entry.blank === 'none') {
      return html`<button class="entry" @click=${() => this.pick(offered[0]!)}>
        <span class="unseen">${t('vary.pick')}</span> ${this.words(entry)}
      </button>`;
    }
    return html`<div class="entry">
      ${this.words(entry)}
      ${
        entry.blank === 'free'
          ? html`<form class="fills" @submit=${(e: Event) => this.fill(e, entry)}>
              <input
                aria-label=${t('vary.fill', { name: variationTitle(this.game, entry) })}
                placeholder="B∪R"
                autocomplete="off"
                spellcheck="false"
                required
              /><button>${t('vary.pick')}</button>
            </form>`
          : html`<div class="fills">
              ${offered.map((name) => html`<button aria-label=${name} @click=${() => this.pick(name)}>${filledIn(entry, name)}</button>`)}
            </div>`
      }
    </div>`;
  }

  /** What an entry says; beside the league's name for it stands the book's. */
  private words(entry: Variation): TemplateResult {
    const title = variationTitle(this.game, entry);
    const called = this.view.settings.differs?.called[entry.key]?.replace('_', '…');
    return html`<strong>${called ? t('vary.called', { called, name: title }) : title}</strong
      ><span class="small"
        >${variationWords(this.game, entry)}
        <em>${t('vary.example', { example: variationExample(this.game, entry) })}</em></span
      >`;
  }

  private fill(event: Event, entry: Variation): void {
    event.preventDefault();
    const value = (event.target as HTMLFormElement).querySelector('input')!.value.trim();
    this.pick(entry.name.replace('_', value));
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

customElements.define('mm-variations', VariationSheet);
