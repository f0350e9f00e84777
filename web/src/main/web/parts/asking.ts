import { html, type TemplateResult } from 'lit';
import { Refusal, sentence } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { colourless, colourQuestion, type Colourless } from './colour-question';
import { copyLink } from './copy-link';
import { fromAddress, toAddress, type Position } from './position';

/** A page on which one sets a position up and asks about it; the address always holds the position. */
export abstract class Asking<Answer> extends Part {
  static override properties = { position: {}, answer: {}, problem: {}, colourless: {}, busy: {} };
  abstract position: Position;
  answer: Answer | null = null;
  problem = '';
  /** The cube on whose colour the answer turns. */
  colourless: Colourless | null = null;
  busy = false;
  private question: (() => Promise<Answer>) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.arrived);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.arrived);
  }

  /** Another position came into the address: somebody followed a link. */
  private readonly arrived = (): void => {
    const position = fromAddress();
    if (position) this.set(position);
  };

  protected set(position: Position): void {
    this.position = position;
    this.answer = null;
    this.problem = '';
    this.colourless = null;
    toAddress(position);
  }

  protected async ask(question: () => Promise<Answer>): Promise<void> {
    this.question = question;
    this.busy = true;
    this.problem = '';
    this.colourless = null;
    this.answer = null;
    try {
      this.answer = await question();
    } catch (failure) {
      this.colourless = failure instanceof Refusal ? colourless(this.position, failure.problem) : null;
      if (!this.colourless) this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
    if (this.answer) this.answered(this.answer);
  }

  /** Says aloud what the answer is. */
  protected abstract answered(answer: Answer): void;

  /** Asks for the colour of a cube, and then once more. */
  protected askColour(): TemplateResult | '' {
    if (!this.colourless) return '';
    return colourQuestion(this.colourless, (position) => {
      this.set(position);
      if (this.question) void this.ask(this.question);
    });
  }

  protected editor(): TemplateResult {
    return html`<mm-position
      .position=${this.position}
      @position=${(e: CustomEvent<Position>) => this.set(e.detail)}
    ></mm-position>`;
  }

  protected link(): TemplateResult {
    toAddress(this.position);
    return copyLink(location.href, t('judge.link'));
  }
}
