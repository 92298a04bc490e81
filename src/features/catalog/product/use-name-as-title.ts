import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/**
 * Calls the document by what it shows instead of by its route (U182): who compares three models has
 * three tabs, and a bookmark says which bike it leads to.
 */
export function useNameAsTitle(name: string): void {
  const { webTitle } = useHostConfig();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings back the route's title
  useEffect(() => {
    document.title = `${name} · ${webTitle}`;
  }, [name, webTitle, pathname]);
}
