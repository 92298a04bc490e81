import createPurifier, { type Config } from 'dompurify';
import { linkTarget, ownPicture } from './link-target.ts';

/**
 * The allowed elements and attributes. No style, class, id or name, so that a text can neither imitate our
 * pages nor refer to them.
 */
const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: (
    'a b blockquote br caption code del div em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ' +
    'ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** `mailto:` and `tel:` open a program of the device and nothing of ours. */
const contact = /^(mailto|tel):[\w.+@%()\- ]+$/i;

/** Links open what `linkTarget` allows, other sites in a window that knows nothing of this one. */
function tameLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (contact.test(href)) return;
  const target = linkTarget(href);
  if (!target) link.removeAttribute('href');
  else if ('inside' in target) link.setAttribute('href', target.inside);
  else {
    link.setAttribute('href', target.outside);
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
export function cleanHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, config);
}
