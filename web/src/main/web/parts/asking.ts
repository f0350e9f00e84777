import { html, type TemplateResult } from 'lit';
import { sentence } from '../base/api';
import { t } from '../base/i18n';
import { Part } from '../base/part';
import { copyLink } from './copy-link';
import { fromAddress, toAddress, type Position } from './position';

/** A page on which one sets a position up and asks about it; the address always holds the position. */
export abstract class Asking<Answer> extends Part {
  static override properties = { position: {}, answer: {}, problem: {}, busy: {} };
  abstract position: Position;
  answer: Answer | null = null;
  problem = '';
  busy = false;

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
    toAddress(position);
  }

  protected async ask(question: () => Promise<Answer>): Promise<void> {
    this.busy = true;
    this.problem = '';
    this.answer = null;
    try {
      this.answer = await question();
    } catch (failure) {
      this.problem = sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  protected editor(): TemplateResult {
    return html`<mm-position .position=${this.position} @position=${(e: CustomEvent<Position>) => this.set(e.detail)}></mm-position>`;
  }

  protected link(): TemplateResult {
    toAddress(this.position);
    return copyLink(location.href, t('judge.link'));
  }
}
