import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { Part } from '../base/part';

/** A field for a match record, in which one line can be marked. */
class RecordField extends Part {
  static override properties = { record: {}, rows: {}, marked: {}, describedby: {} };
  record = '';
  rows = 10;
  /** The line that is marked, counted from 1; 0: none. */
  marked = 0;
  describedby = '';

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has('marked') && this.marked > 0) this.show();
  }

  /** Brings the marked line into sight. */
  private show(): void {
    const field = this.querySelector('textarea')!;
    const mark = this.querySelector('mark')!;
    field.scrollTop = mark.offsetTop - field.clientHeight / 2;
    this.follow();
  }

  private readonly follow = (): void => {
    this.querySelector('.record-marks')!.scrollTop = this.querySelector('textarea')!.scrollTop;
  };

  private readonly write = (event: Event): void => {
    this.record = (event.target as HTMLTextAreaElement).value;
    this.dispatchEvent(new CustomEvent('record', { detail: this.record }));
  };

  protected override render(): TemplateResult {
    return html`<div class="record-field">
      <pre class="record-marks" aria-hidden="true">
${'\n'.repeat(Math.max(0, this.marked - 1))}${this.marked ? html`<mark>&nbsp;</mark>` : ''}${'\n'.repeat(Math.max(1, this.record.split('\n').length - this.marked))}</pre>
      <textarea
        id="record"
        wrap="off"
        rows=${this.rows}
        spellcheck="false"
        placeholder="mathmat 1 …"
        aria-label=${t('replay.record')}
        aria-invalid=${this.marked > 0}
        aria-describedby=${this.describedby}
        .value=${this.record}
        @input=${this.write}
        @scroll=${this.follow}
      ></textarea>
    </div>`;
  }
}

customElements.define('mm-record', RecordField);
