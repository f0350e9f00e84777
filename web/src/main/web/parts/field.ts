import { html, type TemplateResult } from 'lit';

/** What stands in the field of an event. */
export const text = (event: Event): string => (event.target as HTMLInputElement | HTMLTextAreaElement).value.trim();

/** Whether the box of an event is ticked. */
export const on = (event: Event): boolean => (event.target as HTMLInputElement).checked;

/** What a list offers. */
export function choices(values: string[], value: string, words: (one: string) => string): TemplateResult[] {
  return values.map((one) => html`<option value=${one} ?selected=${one === value}>${words(one)}</option>`);
}

/** A labelled list to choose from. */
export function select(
  label: string,
  values: string[],
  value: string,
  words: (one: string) => string,
  change: (one: string) => void,
): TemplateResult {
  return html`<label class="field"
    ><span>${label}</span>
    <select @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
      ${choices(values, value, words)}
    </select></label
  >`;
}
