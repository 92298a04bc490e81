import { isLongText } from '#shared/long-text.ts';
import { cleanHtml } from '#src/lib/clean-html.ts';

/** Whether the text of some HTML, without its marks, is so long that it collapses (B124). */
export function isLong(html: string): boolean {
  return isLongText(cleanHtml(html).textContent ?? '');
}
