import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import type { ErrorMessage, ErrorPage } from '#src/lib/error-codes.ts';

/** Leads to the page for what administrators cannot open: a record that is gone or outside their organisations (reading 69). */
export function RecordGone({ page }: { page: ErrorPage }) {
  const message: ErrorMessage = 'noRecord';
  const query = { pt: page, pi: 'warning', t: message, s: message };
  return <Navigate replace to={localePath(useLocale(), paths.errorAdmin(query))} />;
}
