import { html, type TemplateResult } from 'lit';
import { post } from '../base/api';
import { maybe, t } from '../base/i18n';
import { Part } from '../base/part';
import type { View } from '../base/types';
import { entryOf, variationsOf, variationTitle, variationWords, type VariationEntry } from '../base/variations';

/** The sheet of variations: what each does, which can be picked, and why another cannot. */
export class VariationSheet extends Part {
  static override properties = { view: {}, ready: {}, why: { state: true } };
  view!: View;
  /** The variations that are offered, word for word. */
  ready: string[] = [];
  /** Why an entry cannot be picked; none for entries that this division does not have. */
  why: Record<string, string> = {};
  private asked = '';

  protected override updated(): void {
    const shake = this.view.match?.shake;
    const question = `${shake?.number}/${shake?.variations.join()}`;
    if (question !== this.asked) {
      this.asked = question;
      void this.ask();
    }
  }

  private offered(entry: VariationEntry): string[] {
    return this.ready.filter((name) => entryOf(this.view.settings.game, name) === entry);
  }

  /** Asks the engine about every entry that is not offered. */
  private async ask(): Promise<void> {
    const { settings, match, you } = this.view;
    const shake = match?.shake;
    if (!shake) return;
    const seats = ['goal-setter', 'left', 'right'];
    const order = shake.players.indexOf(you ?? '') - shake.players.indexOf(shake.setter ?? '');
    const seat = seats[(order + shake.players.length) % shake.players.length] ?? 'left';
    const question = {
      game: settings.game, rules: settings.rules, division: settings.division, players: shake.players.length, seat,
      roll: shake.cubes.map((one) => one.cube).join(' '), chosen: shake.variations,
      ...(shake.cards.length ? { universe: shake.cards.join(' ') } : {}),
    };
    const why: Record<string, string> = {};
    for (const entry of variationsOf(settings.game)) {
      if (this.offered(entry).length) continue;
      try {
        const answer = await post<{ ok: boolean; code?: string }>('/variation', { ...question, select: entry.sample ?? entry.name });
        const code = answer.code ?? '';
        if (code !== 'VARIATION_UNKNOWN') why[entry.key] = maybe(`refusal.${code}`, t('vary.notNow'));
      } catch {
        // Without an answer the entry is just not shown.
      }
    }
    this.why = why;
  }

  private pick(name: string): void {
    this.dispatchEvent(new CustomEvent('variation', { detail: name, bubbles: true }));
  }

  protected override render(): TemplateResult {
    const entries = variationsOf(this.view.settings.game);
    return html`<div class="variations">
      <p>${t('vary.lead')}</p>
      <ul class="plain variation-list">
        ${entries.map((entry) => this.entry(entry))}
      </ul>
    </div>`;
  }

  private entry(entry: VariationEntry): TemplateResult | '' {
    const offered = this.offered(entry);
    const reason = this.why[entry.key];
    if (!offered.length && reason === undefined) return '';
    const open = entry.open && (offered.length > 0 || reason === t('vary.notNow'));
    return html`<li class=${offered.length ? 'can' : 'cannot'}>
      <div><strong>${variationTitle(entry)}</strong><br /><span class="small">${variationWords(entry)}</span>
        ${reason && !open ? html`<br /><span class="small why">${reason}</span>` : ''}
      </div>
      <div class="pick">
        ${open
          ? html`<form @submit=${(e: Event) => this.fill(e, entry)}><input aria-label=${t('vary.fill', { name: variationTitle(entry) })} placeholder="B∪R" required /><button>${t('vary.pick')}</button></form>`
          : offered.length === 1 && !entry.sample
            ? html`<button aria-label=${t('vary.pickNamed', { name: variationTitle(entry) })} @click=${() => this.pick(offered[0]!)}>${t('vary.pick')}</button>`
            : offered.map((name) => html`<button @click=${() => this.pick(name)}>${name}</button>`)}
      </div>
    </li>`;
  }

  private fill(event: Event, entry: VariationEntry): void {
    event.preventDefault();
    const value = (event.target as HTMLFormElement).querySelector('input')!.value.trim();
    this.pick(entry.name.replace('_', value));
  }
}

customElements.define('mm-variations', VariationSheet);
