/** The origin used for the portal itself, whichever host it has. */
const portal = 'https://portal.invalid';
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** A link that may be shown. */
export interface SafeLink {
  /** The address as browsers resolve it: a path of the portal beginning with `/`, or a whole address. */
  href: string;
  /** True when it leads to a foreign site. */
  foreign: boolean;
}

/**
 * Reads a link as browsers do, so that blanks, control characters, capitals and backslashes cannot
 * hide what it is.
 * @param ownHost domain whose addresses belong to the portal, without port
 * @returns null for every scheme but http, https, mailto and tel, for names and passwords in front of
 *   a domain, and for what is no link
 */
export function safeLink(href: string, ownHost?: string): SafeLink | null {
  const text = href.trim();
  const url = text === '' ? null : URL.parse(text, portal);
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) return null;
  if (!url.protocol.startsWith('http')) return { href: url.href, foreign: false };
  if (url.origin !== portal && url.hostname !== ownHost) return { href: url.href, foreign: true };
  // Two slashes at the beginning would name a domain.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return { href: path + url.search + url.hash, foreign: false };
}
