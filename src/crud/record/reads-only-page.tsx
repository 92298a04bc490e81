import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** Replaces a page that only changes something, for users who only read (reading 43). @param action the way back */
export function ReadsOnlyPage({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>You can read this and export it, but not change it.</Trans>}
      action={action}
    />
  );
}
