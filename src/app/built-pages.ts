import { unbuiltPages } from './generated/unbuilt-pages.ts';

const patterns = unbuiltPages.map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
);

/**
 * Whether a feature has built the page of a path (without locale). Links to other pages are shown
 * nowhere; a feature with a screen for it makes them appear (docs/decisions/026).
 */
export function isBuilt(path: string): boolean {
  const [page = ''] = path.split('?');
  return !patterns.some((pattern) => pattern.test(page));
}
