import { html, type TemplateResult } from 'lit';
import type { Book } from '../base/shelf';
import { t, type Key } from '../base/i18n';
import { Part } from '../base/part';
import type { EventReason, PaperView } from '../base/wire';
import { select } from '../parts/field';
import { maths } from '../parts/maths';
import { reasons, verdict } from '../parts/verdict';

/** The reasons for which a paper can be rejected, as notation.md lists them. */
const CODES = ['NOT_EQUAL', 'AMBIGUOUS', 'REQUIRED_UNUSED', 'UNAVAILABLE', 'RESOURCES', 'TOO_FEW_CUBES'];
const MORE_CODES = {
  equations: [
    'GOAL_READING',
    'GOAL_ILLEGAL',
    'FORM',
    'SYNTAX',
    'UNDEFINED',
    'DIVISION',
    'DIGITS',
    'WILD',
    'VARIATION',
    'NOT_IN_FORCE',
    'FACTORIALS',
  ],
  onsets: [
    'RESTRICTION',
    'SAME_SET',
    'GOAL_ILLEGAL',
    'FORM',
    'SYNTAX',
    'DIVISION',
    'WILD',
    'VARIATION',
    'NOT_IN_FORCE',
  ],
  mathdice: [],
};

/** The papers of a shake: shown, checked, judged. */
export class Checking extends Part {
  static override properties = {
    book: { attribute: false },
    papers: {},
    judged: { attribute: false },
    accepts: {},
    asks: {},
    rejects: {},
    code: { state: true },
    rejecting: { state: true },
  };
  book!: Book;
  papers: PaperView[] = [];
  /** Why the judge decided about a paper as he did. */
  judged: Record<string, EventReason[]> = {};
  accepts: string[] = [];
  asks: string[] = [];
  rejects = false;
  code = 'NOT_EQUAL';
  rejecting = '';

  private act(act: string): void {
    this.rejecting = '';
    this.dispatchEvent(new CustomEvent('act', { detail: act, bubbles: true }));
  }

  private reject(event: Event, player: string): void {
    event.preventDefault();
    const witness = this.code === 'AMBIGUOUS' ? this.querySelector<HTMLInputElement>('#witness')!.value.trim() : '';
    this.act(`rejects ${player} because ${this.code}${witness ? ` ${witness}` : ''}`);
  }

  protected override render(): TemplateResult {
    return html`<section class="checking" aria-labelledby="checking-title">
      <h3 id="checking-title">${t('check.title')}</h3>
      <ul class="plain papers">
        ${this.papers.map((paper) => html`<li class="sheet">${this.paper(paper)}</li>`)}
      </ul>
    </section>`;
  }

  private paper(paper: PaperView): TemplateResult {
    const { player } = paper;
    return html`
      <p><strong>${t('check.of', { player })}</strong> ${paper.correct === null ? '' : verdict(paper.correct)}</p>
      <p class="big-math">${paper.text === null ? t('check.hidden') : maths(paper.text, this.book)}</p>
      ${paper.accepted.length ? html`<p class="small">${t('check.accepted', { players: paper.accepted.join(', ') })}</p>` : ''}
      ${paper.rejected.length ? html`<p class="small">${t('check.rejected', { players: paper.rejected.join(', ') })}</p>` : ''}
      ${this.judged[player]?.length ? reasons(this.judged[player], this.book) : ''}
      ${
        this.accepts.includes(player)
          ? html`<div class="buttons">
                <button
                  class="primary"
                  aria-label=${t('check.accept', { player })}
                  @click=${() => this.act(`accepts ${player}`)}
                >
                  ${t('check.acceptIt')}
                </button>
                ${this.rejects ? html`<button aria-label=${t('check.reject', { player })} aria-expanded=${this.rejecting === player} @click=${() => (this.rejecting = this.rejecting === player ? '' : player)}>${t('check.rejectIt')}</button>` : ''}
                ${this.asks.includes(player) ? html`<button aria-label=${t('check.ask', { player })} @click=${() => this.act(`asks judge ${player}`)}>${t('check.askIt')}</button>` : ''}
              </div>
              ${this.rejecting === player ? this.why(player) : ''}`
          : ''
      }
    `;
  }

  private why(player: string): TemplateResult {
    return html`<form class="rejecting" @submit=${(e: Event) => this.reject(e, player)}>
      ${select(
        t('check.why'),
        [...CODES, ...MORE_CODES[this.book.game]],
        this.code,
        (one) => t(`reason.${one}` as Key),
        (one) => (this.code = one),
      )}
      ${
        this.code === 'AMBIGUOUS'
          ? html`<label class="field"
              ><span>${t('check.witness')}</span
              ><input id="witness" class="notation" required autocomplete="off" spellcheck="false"
            /></label>`
          : ''
      }
      <button class="primary">${t('check.rejectNow')}</button>
    </form>`;
  }
}

customElements.define('mm-checking', Checking);
