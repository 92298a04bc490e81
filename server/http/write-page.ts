import { brandVariables } from '#shared/brand-variables.ts';
import { bcp47, type Locale } from '#shared/locales.ts';
import { type WrittenData, writtenDataId } from '#shared/written-page.ts';
import type { PaintedAnnouncement } from './login-paint.ts';

type Data = WrittenData & { announcements?: readonly PaintedAnnouncement[] };

/**
 * Writes language, colors and data of a host into its page, and the content as it looks before the client runs.
 * @param painted the content; null keeps the mark, as only the client knows whether somebody is logged in
 * @returns with the text of the `<style>` in it, which the content policy must name
 */
export function writePage(
  page: string,
  locale: Locale,
  painted: string | null,
  data: Data,
): { html: string; style: string } {
  const variables = Object.entries(brandVariables(data.host.brandColor));
  const style = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  // Functions, because a text as second argument may name parts of what is replaced.
  const html = page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${bcp47(locale)}"`)
    .replace('</head>', () => `<style>${style}</style>${writeData(data)}</head>`);
  if (painted === null || !html.includes(root)) return { html, style };
  const begin = html.indexOf(root) + root.length;
  const end = html.lastIndexOf('</div>', html.indexOf('<noscript>'));
  return { html: html.slice(0, begin) + painted + html.slice(end), style };
}

/** The element in which index.html shows the mark until the client has drawn the page. */
const root = '<div id="root">';

/** Writes data that no browser runs and no text in it can end early. */
function writeData(data: Data): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${writtenDataId}">${json}</script>`;
}
