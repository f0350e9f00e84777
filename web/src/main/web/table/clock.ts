import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { say } from '../base/say';

/** A clock that runs to `limit` and then counts the ten seconds to `until`, by the server's time. */
export class Clock extends Part {
  static override properties = { limit: {}, until: {}, skew: {}, mine: {}, seconds: {} };
  limit: string | null = null;
  until: string | null = null;
  /** What to add to this browser's clock to have the server's. */
  skew = 0;
  mine = false;
  seconds = 0;
  private timer = 0;
  private said = -1;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.tick(), 250);
    this.tick();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override willUpdate(): void {
    this.tick();
  }

  private tick(): void {
    const end = this.until ?? this.limit;
    if (!end) return;
    this.seconds = Math.max(0, Math.ceil((Date.parse(end) - Date.now() - this.skew) / 1000));
    if (this.mine && this.seconds !== this.said && (this.seconds === 10 || this.seconds === 5 || this.seconds === 30)) {
      this.said = this.seconds;
      say(t('clock.left', { seconds: this.seconds }), true);
    }
  }

  protected override render(): TemplateResult {
    if (!this.limit && !this.until) return html``;
    const tens = Boolean(this.limit) && Date.parse(this.limit!) - Date.now() - this.skew <= 0;
    const shown = `${Math.floor(this.seconds / 60)}:${String(this.seconds % 60).padStart(2, '0')}`;
    return html`<span
      class="clock ${tens ? 'countdown' : ''}"
      role="timer"
      aria-label=${t('clock.left', { seconds: this.seconds })}
      >${tens ? this.seconds : shown}</span
    >`;
  }
}

customElements.define('mm-clock', Clock);
