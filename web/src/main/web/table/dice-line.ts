import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import type { Settings } from '../base/wire';
import { maths } from '../parts/maths';

/** The line on which one calls a number, or states how one comes to it, which is drawn while it is written. */
class DiceLine extends Part {
  static override properties = {
    verb: {},
    book: { attribute: false },
    send: { attribute: false },
    written: { state: true },
  };
  verb: 'calls' | 'states' = 'calls';
  book!: Settings;
  /** Sends an act; whether it was stored. */
  send!: (act: string) => Promise<boolean>;
  written = '';

  /** It is a race: whoever has a keyboard can type at once. A phone's keyboard would cover the dice. */
  protected override firstUpdated(): void {
    if (matchMedia('(pointer: fine)').matches) this.querySelector('input')!.focus({ preventScroll: true });
  }

  private readonly submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await this.send(`${this.verb} ${this.written.trim()}`)) this.written = '';
  };

  protected override render(): TemplateResult {
    const { verb } = this;
    const states = verb === 'states';
    return html`<form class="call" @submit=${this.submit}>
      <label for=${verb}>${t(states ? 'dice.state' : 'dice.call')}</label>
      <div class="row">
        <input
          id=${verb}
          class="notation"
          aria-describedby="${verb}-help"
          autocomplete="off"
          spellcheck="false"
          .value=${this.written}
          @input=${(e: Event) => (this.written = (e.target as HTMLInputElement).value)}
          required
        />
        <button class="primary">${t(states ? 'dice.stateNow' : 'dice.callNow')}</button>
      </div>
      <span id="${verb}-help" class="small">${t(states ? 'dice.stateHelp' : 'dice.callHelp')}</span>
      ${states && this.written.trim() ? html`<p class="preview" aria-hidden="true">${maths(this.written, this.book)}</p>` : ''}
    </form>`;
  }
}

customElements.define('mm-dice-line', DiceLine);
