/**
 * The target of a link of a banner or an announcement: a page of the portal, as a path with or without a
 * locale, or another address: another site, a file of our server.
 */
export type LinkTarget = { inside: string } | { outside: string };

/** Paths that our server answers with files and not with the app. */
const files = /^\/(files|images|bnrs)\//;

function parsed(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}

/** Parses a full web address, or an absolute path of the portal; null for anything else. */
function webAddress(link: string | null | undefined, origin: string): URL | null {
  const text = link?.trim() ?? '';
  const full = /^https?:\/\//i.test(text);
  if (!full && !/^\/(?![/\\])/.test(text)) return null;
  const url = parsed(text, origin);
  if (!url || url.username || url.password) return null;
  // The parser drops tabs and line ends, behind which "//other.site" can hide: check what it made.
  return full || url.origin === origin ? url : null;
}

const pathOf = (url: URL) => url.pathname + url.search + url.hash;

/**
 * Returns the target of a typed link. Only web addresses and paths of the portal count; null for
 * everything else, such as `javascript:` and `data:`.
 * @param origin the portal's own, whose full addresses are paths inside it
 */
export function linkTarget(
  link: string | null | undefined,
  origin = window.location.origin,
): LinkTarget | null {
  const url = webAddress(link, origin);
  if (!url) return null;
  if (url.origin !== origin) return { outside: url.href };
  return files.test(url.pathname) ? { outside: pathOf(url) } : { inside: pathOf(url) };
}

/**
 * Returns the address of a typed link as texts keep it, which the server would not change any more: a path of the
 * portal, a web address, or one that a program of the device opens (`mailto:`, `tel:`); null for everything else.
 */
export function toHref(
  link: string | null | undefined,
  origin = window.location.origin,
): string | null {
  const text = link?.trim() ?? '';
  if (/^(mailto|tel):./i.test(text)) return parsed(text, origin)?.href ?? null;
  const target = linkTarget(text, origin);
  if (!target) return null;
  return 'inside' in target ? target.inside : target.outside;
}

/** The path of a picture of our own server; null for pictures from elsewhere. */
export function ownPicture(source: string | null, origin = window.location.origin): string | null {
  const url = webAddress(source, origin);
  return url?.origin === origin ? pathOf(url) : null;
}
