import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { ViewedUser } from './begin-view.ts';
import { viewAsProblems } from './view-as-problem-texts.ts';

const ViewAsDialog = lazyWithMessages(() => import('./view-as-dialog.tsx'));

/** A user of a list of users. */
interface ListedUser extends ViewedUser {
  active: boolean;
  /** Why the administrator may only read the user. */
  readOnlyReason?: string | null | undefined;
}

/**
 * Viewing as a user, for a list of users.
 * @returns the action of a row, and the dialog that the list places once
 */
export function useViewAs(): { actionFor: (user: ListedUser) => RowAction; dialog: ReactNode } {
  const { t } = useLingui();
  const problemText = useProblemText(viewAsProblems);
  const [user, setUser] = useState<ViewedUser | null>(null);
  const actionFor = ({ id, name, active, readOnlyReason }: ListedUser): RowAction => ({
    label: t`View as`,
    disabledReason: active
      ? readOnlyReason
        ? problemText({ code: readOnlyReason })
        : null
      : t`This user cannot log in.`,
    onSelect: () => setUser({ id, name }),
  });
  const dialog = user ? (
    <Suspense fallback={null}>
      <ViewAsDialog user={user} onClose={() => setUser(null)} />
    </Suspense>
  ) : null;
  return { actionFor, dialog };
}
