import { useKnown } from '#src/graphql/use-known.ts';
import { userQuery } from './session.queries.ts';
import { type ActiveCustomer, customerOf, type SessionUser } from './user.ts';

export interface SessionView {
  user: SessionUser;
  /** Whether the user holds a permission. */
  has: (scope: string) => boolean;
  /** Whom the user acts for; null when none is selected. */
  customer: ActiveCustomer | null;
}

/** The session behind a guarded screen; throws where nobody is logged in. */
export function useSession(): SessionView {
  const user = useKnown(userQuery);
  if (!user) throw new Error('No session');
  return { user, has: (scope) => user.scopes.includes(scope), customer: customerOf(user) };
}
