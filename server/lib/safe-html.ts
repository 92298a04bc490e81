import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { safeLink } from './safe-link.ts';

const allowed = [
  'p',
  'div',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'a',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** Elements that go with all they hold: their inside is no text, or not read as the outside is. */
const swallowed = [
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'option',
  'xmp',
  'iframe',
  'frameset',
  'noframes',
  'noembed',
  'object',
  'embed',
  'applet',
  'plaintext',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
];

/** HTML with more characters is not read to its end: what is stored stays far below. */
export const longestHtml = 50_000;

/** Deeper elements lose their tags; browsers and people get on without. */
const deepest = 24;

/**
 * Elements that a parser closes automatically (`<p><table>`) come out with another nesting than they went
 * in, so one pass may leave something that a second pass would write differently.
 */
const mostPasses = 6;

const rules = (ownHost: string | undefined): IOptions => ({
  allowedTags: allowed,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
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
 * Returns the harmless part of foreign HTML: text, headings, lists, tables and links, by an allow-list.
 * Scripts, handlers, styles, classes, pictures, frames and forms are removed; links to foreign pages open
 * in a window of their own without a reference to ours. Applying it twice changes nothing.
 * @param html everything after `longestHtml` characters is cut off
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
  return /\S/.test(html.replace(/<[^<>]*>/g, ''));
}
