import { brandVariables } from '#shared/brand-variables.ts';
import { bcp47, type Locale, languageOf } from '#shared/locales.ts';
import { type WrittenData, writtenDataId } from '#shared/written-page.ts';
import { type PaintedAnnouncement, paintLogin } from './login-paint.ts';

type Data = WrittenData & { announcements?: readonly PaintedAnnouncement[] };

/**
 * Writes language, colors and data of a host into its page, and the login as it looks before the client runs.
 * Other pages keep the mark: only the client knows whether somebody is logged in.
 * @returns with the text of the `<style>` in it, which the content policy must name
 */
export function writePage(
  page: string,
  locale: Locale,
  isLogin: boolean,
  data: Data,
): { html: string; style: string } {
  const variables = Object.entries(brandVariables(data.host.brandColor));
  const style = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  // Functions, because a text as second argument may name parts of what is replaced.
  const html = page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${bcp47(locale)}"`)
    .replace('</head>', () => `<style>${style}</style>${writeData(data)}</head>`);
  if (!isLogin || !html.includes(root)) return { html, style };
  const login = paintLogin(data.host, languageOf(locale), data.announcements ?? []);
  const begin = html.indexOf(root) + root.length;
  const end = html.lastIndexOf('</div>', html.indexOf('<noscript>'));
  return { html: html.slice(0, begin) + login + html.slice(end), style };
}

/** The element in which index.html shows the mark until the client has drawn the page. */
const root = '<div id="root">';

/** Writes data that no browser runs and no text in it can end early. */
function writeData(data: Data): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${writtenDataId}">${json}</script>`;
}
