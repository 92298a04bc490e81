import createPurifier, { type Config } from 'dompurify';
import { linkTarget, ownPicture, toHref } from './link-target.ts';

/**
 * The allowed elements and attributes. No style, class, id or name, so that a text can neither imitate our
 * pages nor refer to them.
 */
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: (
    'a b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ' +
    'mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'start',
    'lang',
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Links open what `toHref` allows, other sites in a window that knows nothing of this one. */
function tameLink(link: Element): void {
  const typed = link.getAttribute('href');
  const href = toHref(typed);
  const target = linkTarget(typed);
  if (href) link.setAttribute('href', href);
  else link.removeAttribute('href');
  if (target && 'outside' in target) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Pictures come from our own server only: others would learn who reads. */
function tamePicture(image: Element): void {
  const source = ownPicture(image.getAttribute('src'));
  if (source) image.setAttribute('src', source);
  else image.remove();
}

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') tameLink(node);
  if (node.nodeName === 'IMG') tamePicture(node);
});

/**
 * Returns foreign HTML as nodes without scripts, styles or trackers. The server has cleaned it already;
 * this is a second line of defense. Nodes instead of text, because text would be parsed a second time and
 * could then mean something else.
 */
export function cleanHtml(html: string | Node): DocumentFragment {
  return purifier.sanitize(html, config);
}

/**
 * As `cleanHtml`, but with styles and classes, which say what the elements of Word and Google Docs mean. The nodes are to be
 * read and cleaned, and never put into a page.
 */
export function parseStyledHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...config, ADD_ATTR: ['style', 'class'] });
}
