import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import { useUserActions } from '../use-user-actions.tsx';
import type { ShownUser } from '../users.queries.ts';

/** The actions for a user besides the form. */
export default function UserMenu({ user, us }: { user: ShownUser; us: boolean }) {
  const { pageActionsFor, dialogs } = useUserActions({ all: !us, us });
  return (
    <>
      <MoreMenu actions={pageActionsFor(user)} />
      {dialogs}
    </>
  );
}
