import { html, type TemplateResult } from 'lit';
import { get, post, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import type { SeatView, View } from '../base/wire';
import { botWords } from '../base/words';
import { choices } from '../parts/field';

/** The seats before play. Whoever made the table puts robots on free ones and takes them away again. */
class Seats extends Part {
  static override properties = {
    view: { attribute: false },
    bots: { state: true },
    busy: { state: true },
    problem: { state: true },
  };
  view!: View;
  bots: string[] = [];
  busy = false;
  problem = '';
  /** The strength that was chosen for a seat. */
  private readonly chosen = new Map<number, string>();

  override connectedCallback(): void {
    super.connectedCallback();
    // Without the list there are no robots to be had; people can still come.
    void get<{ bots: string[] }>('/games').then(
      ({ bots }) => (this.bots = bots),
      () => undefined,
    );
  }

  /** Puts a robot on a seat, or nobody. */
  private async robot(seat: number, bot: string | null): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await post(`/tables/${this.view.table}/robots`, { seat, bot });
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  protected override render(): TemplateResult {
    return html`<ol class="seats">
        ${this.view.seats.map((seat, i) => html`<li><span class="seat">${this.who(seat)}</span> ${this.view.host && this.bots.length ? this.tools(seat, i) : ''}</li>`)}
      </ol>
      <p class="problem" role="alert">${this.problem}</p>`;
  }

  private who({ kind, name, bot }: SeatView): TemplateResult {
    if (kind === 'open') return html`<em>${t('seat.waiting')}</em>`;
    const more =
      kind === 'bot'
        ? t('seat.robot', { strength: bot ? botWords(bot) : '' })
        : name === this.view.you
          ? t('seat.you')
          : '';
    return html`<strong>${name}</strong> <span class="small">${more}</span>`;
  }

  private tools({ kind, name = '' }: SeatView, i: number): TemplateResult | '' {
    if (kind === 'person') return '';
    const n = i + 1;
    if (kind === 'bot') {
      return html`<button
        class="take-away"
        ?disabled=${this.busy}
        aria-label=${t('seat.takeAway', { name })}
        @click=${() => this.robot(i, null)}
      >
        ${t('seat.takeAwayIt')}
      </button>`;
    }
    const bot = this.chosen.get(i) ?? this.bots[0]!;
    return html`<span class="add-robot">
      <select
        aria-label=${t('seat.strength', { n })}
        @change=${(e: Event) => this.chosen.set(i, (e.target as HTMLSelectElement).value)}
      >
        ${choices(this.bots, bot, botWords)}
      </select>
      <button
        ?disabled=${this.busy}
        aria-label=${t('seat.robotFor', { n })}
        @click=${() => this.robot(i, this.chosen.get(i) ?? bot)}
      >
        ${t('seat.addRobot')}
      </button>
    </span>`;
  }
}

customElements.define('mm-seats', Seats);
