import type { MessageDescriptor } from '@lingui/core';
import { useMatches } from 'react-router';

/** What a screen tells the frame around it, by its `handle` export. */
export interface RouteHandle {
  title?: MessageDescriptor;
  /** A path of `paths` that the app bar's arrow leads back to. */
  back?: string;
  /** The screen cannot be used without a selected customer (B046). */
  needsCustomer?: boolean;
  /** The screen has its own search box, marked with `data-search`. */
  search?: boolean;
}

/** The handle of the innermost route that has one. */
export function useRouteHandle(): RouteHandle {
  const matches = useMatches();
  return (matches.findLast((match) => match.handle)?.handle ?? {}) as RouteHandle;
}
