import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import type { ErrorMessage, ErrorPage } from '#src/lib/error-codes.ts';
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

/** Leads to the page for what administrators cannot open: a record that is gone or outside their organisations (reading 69). */
export function RecordGone({ page }: { page: ErrorPage }) {
  const message: ErrorMessage = 'noRecord';
  const query = { pt: page, pi: 'warning', t: message, s: message };
  return <Navigate replace to={localePath(useLocale(), paths.errorAdmin(query))} />;
}
