import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** Leads to the page for what administrators cannot open: a record that is gone or outside their organisations (reading 69). */
export function RecordGone({ page }: { page: string }) {
  const { t } = useLingui();
  const query = {
    ...{ pt: page, pi: 'warning', t: t`There is no such record` },
    s: t`It does not exist, or it is outside the organisations that you administer.`,
  };
  return <Navigate replace to={localePath(useLocale(), paths.errorAdmin(query))} />;
}
