import { useSharedQueryData } from '#src/graphql/use-shared-query-data.ts';
import { userQuery } from './session.queries.ts';
import { type ActiveCustomer, customerOf, type SessionUser } from './session-user.ts';

export interface SessionView {
  user: SessionUser;
  /** Whether the user holds a permission. */
  has: (scope: string) => boolean;
  /** The active customer; null when none is selected. */
  customer: ActiveCustomer | null;
  /** Whether the user reads and exports, but changes nothing (reading 43). What changes something is not shown then. */
  readsOnly: boolean;
}

/** Whether a user reads and exports only, for code without React. */
export const isReadOnlyUser = (user: SessionUser): boolean => user.limitation === 'audit';

/** Returns the session behind a guarded screen; throws when no user is logged in. */
export function useSession(): SessionView {
  const user = useSharedQueryData(userQuery);
  if (!user) throw new Error('No session');
  return {
    user,
    has: (scope) => user.scopes.includes(scope),
    customer: customerOf(user),
    readsOnly: isReadOnlyUser(user),
  };
}
