import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useRouteHandle } from './page.ts';

/** Where a page's content begins; the skip link and every navigation lead here. */
export const mainId = 'main';

/** On every page change: the document's title, and the focus at the top of the new content. */
export function usePageEffects(): void {
  const { i18n } = useLingui();
  const { webTitle } = useHostConfig();
  const { title } = useRouteHandle();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const name = title ? i18n._(title) : '';

  // Before the effects of the page, which may know a better title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings back the page's own title
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${webTitle}` : webTitle;
  }, [name, webTitle, pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same name may stand on another page
  useEffect(() => (hash ? keepInView(hash.slice(1)) : undefined), [pathname, hash]);
}

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to the target of an address again when content above it loads, until the user does something (B016). */
function keepInView(id: string): () => void {
  if (!('ResizeObserver' in window)) return () => undefined;
  const sizes = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  const stop = () => sizes.disconnect();
  sizes.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop, { once: true, passive: true });
  return stop;
}
