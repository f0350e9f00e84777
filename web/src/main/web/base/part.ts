import { LitElement } from 'lit';

/** An element of ours: rendered into the page itself, so that labels, styles and tests see one document. */
export abstract class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
