import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { ShownUser } from './users.queries.ts';

/** Its form is larger than the list of users. */
const ResetSecondFactorDialog = lazyWithMessages(() => import('./reset-second-factor-dialog.tsx'));

function hasSecondFactor({ secondFactor }: ShownUser): boolean {
  if (!secondFactor) return false;
  const { passkeys, hasAuthenticator, recoveryCodes } = secondFactor;
  return passkeys > 0 || hasAuthenticator || recoveryCodes > 0;
}

/**
 * The reset of a second factor, for a user who has lost it.
 * @returns the action of a row, none for a user who has no second factor, and the dialog that the list places once
 */
export function useSecondFactorReset() {
  const { t } = useLingui();
  const [user, setUser] = useState<ShownUser | null>(null);
  const actionsFor = (shown: ShownUser, disabledReason: string | null): RowAction[] =>
    hasSecondFactor(shown)
      ? [
          {
            label: t`Reset the second factor`,
            danger: true,
            disabledReason,
            onSelect: () => setUser(shown),
          },
        ]
      : [];
  const dialog: ReactNode = user ? (
    <Suspense>
      <ResetSecondFactorDialog user={user} onClose={() => setUser(null)} />
    </Suspense>
  ) : null;
  return { actionsFor, dialog };
}
