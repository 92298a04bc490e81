import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { safeLink } from './safe-link.ts';

const allowed = [
  ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Elements that go with all they hold: their inside is no text, or not read as the outside is. */
const swallowed = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'option', 'xmp'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'embed', 'applet', 'plaintext'],
  ...['svg', 'math', 'audio', 'video', 'canvas'],
];

/** HTML with more characters is not read to its end: what is stored stays far below. */
export const longestHtml = 50_000;

/** Deeper elements lose their tags; browsers and people get on without. */
const deepest = 24;

/**
 * Elements a parser closes by itself (`<p><table>`) come out in another nesting than they went in, so
 * one pass may leave what a second would write differently.
 */
const mostPasses = 6;

const rules = (ownHost: string | undefined): IOptions => ({
  allowedTags: allowed,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  nonTextTags: swallowed,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
  transformTags: {
    // The first heading is the page's own.
    h1: 'h2',
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href, ownHost) }),
  },
});

function linkAttributes(href: string | undefined, ownHost?: string): Record<string, string> {
  const link = safeLink(href ?? '', ownHost);
  if (!link) return {};
  const { href: safe, foreign } = link;
  return foreign ? { href: safe, target: '_blank', rel: 'noopener noreferrer' } : { href: safe };
}

/**
 * What is harmless of somebody's HTML: text, headings, lists, tables and links, by a list of what is
 * allowed. Scripts, handlers, styles, classes, pictures, frames and forms are gone; links to foreign
 * pages open in a window of their own that knows nothing of ours. Doing it twice changes nothing.
 * @param html what follows after `longestHtml` characters is lost
 * @param ownHost domain whose addresses belong to the portal, without port
 */
export function safeHtml(html: string, ownHost?: string): string {
  let safe = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = sanitizeHtml(safe.slice(0, longestHtml), rules(ownHost)).trim();
    if (next === safe) break;
    safe = next;
  }
  return safe;
}

/** Whether HTML that `safeHtml` made shows any text. */
export function showsText(html: string): boolean {
  return /\S/.test(html.replace(/<[^>]*>/g, ''));
}
