import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** The sentence of all that needs a connection in the administration of access. */
export function useConnectionTexts(): string {
  const { t } = useLingui();
  return t`Users and rights can only be seen and changed with a connection.`;
}

/** Shows a page of users and rights only with a connection, because the device keeps none of them. */
export function NeedsConnection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const online = useOnline();
  const texts = useConnectionTexts();
  if (online) return children;
  return <EmptyState page kind="custom" title={title} text={texts} />;
}
