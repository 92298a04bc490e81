import { InvitationActions } from '../../invitations/invitation-actions.tsx';
import { UserSessions } from '../../sessions/user-sessions.tsx';
import type { ShownUser } from '../users.queries.ts';

/** How a saved user logs in: the password, which an invitation or a new link sets, and the devices. */
export function UserAccount({ user }: { user: ShownUser }) {
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <InvitationActions user={user} />
      <UserSessions user={user} />
    </div>
  );
}
