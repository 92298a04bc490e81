import { unbuiltPages } from './generated/unbuilt-pages.ts';

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
/** Made when it is first needed, so that the first screen loads nothing of this file. */
let patterns: RegExp[] | null = null;

/**
 * Whether a feature has built the page of a path (without locale). Links to other pages are shown
 * nowhere; a feature with a screen for it makes them appear (docs/decisions/026).
 */
export function isBuilt(path: string): boolean {
  const [page = ''] = path.split('?');
  patterns ??= unbuiltPages.map(toPattern);
  return !patterns.some((pattern) => pattern.test(page));
}
