import type { MessageDescriptor } from '@lingui/core';
import { type RouteObject, useMatches } from 'react-router';
import type { Load } from '#src/crud/feature.ts';
import { requireScopes } from '#src/features/session/session.public.ts';
import { restOfMessages } from '#src/i18n/i18n.ts';

/** The facts of a page that are known before its code is loaded: a row of route-table.tsv. */
export interface Page {
  /** Below the locale, without a slash in front. */
  path: string;
  title: MessageDescriptor;
  /** All entries must hold, of an inner list any one (B021); absent for pages open to everybody. */
  scopes?: readonly (string | readonly string[])[];
  /** It cannot be used without a selected customer; `not-audit`: but by those who audit (B047). */
  customer?: 'yes' | 'not-audit';
  /** 1 ordinary, 2 with announcements, 3 order-taking lists, 4 bare; 1 when absent (N016). */
  layout?: 2 | 3 | 4;
  /** A path of `paths` that the app bar's arrow leads back to. */
  back?: string;
  /** It has its own search box, marked with `data-search`. */
  search?: boolean;
  /** A further check (route-guards.ts). */
  guard?: string;
}

/** Fetches a screen's code together with its texts, when these are not among the first. */
export function withTexts(load: Load): Load {
  return async () => {
    const [screen] = await Promise.all([load(), restOfMessages()]);
    return screen;
  };
}

/** The route of a page; its texts come with its code, unless they are among the first. A page that leads elsewhere has none. */
export function toRoute(page: Page, load: Load | undefined, withFirstTexts = false): RouteObject {
  const lazy = withFirstTexts || !load ? load : withTexts(load);
  const route: RouteObject = { path: page.path, handle: page, lazy };
  return page.scopes ? { ...route, loader: requireScopes(...page.scopes) } : route;
}

/** The page shown now; empty between pages and where none is. */
export function useRouteHandle(): Partial<Page> {
  const matches = useMatches();
  return (matches.findLast((match) => match.handle)?.handle ?? {}) as Partial<Page>;
}
