import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import { say } from '../base/say';

/** A button that copies a link. Where a page may not copy (no https), the link itself is there to be copied. */
export function copyLink(link: string, label: string): TemplateResult {
  if (!navigator.clipboard) return html`<a href=${link}>${label}</a>`;
  return html`<button type="button" class="copy" @click=${(e: Event) => copy(e.currentTarget as HTMLElement, link)}>
    ${label}
  </button>`;
}

async function copy(button: HTMLElement, link: string): Promise<void> {
  await navigator.clipboard.writeText(link);
  say(t('lobby.copied'));
  button.classList.add('copied');
  window.setTimeout(() => button.classList.remove('copied'), 2000);
}
