import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';

/** Under the customer's name while the server does not know yet that they were chosen. */
export function CustomerSwitched() {
  const { user } = useSession();
  if (!user.switchedFrom) return null;
  return (
    <span className="block text-xs leading-tight font-semibold text-warning-ink">
      {' ' /* for a name that is read aloud */}
      <Trans>switched offline</Trans>
    </span>
  );
}
