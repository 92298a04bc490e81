import { useLingui } from '@lingui/react/macro';
import { withRecentLogin } from '#src/crud/action/recent-login.ts';
import type { ListFile } from '#src/crud/list/list-export.tsx';
import { HttpError } from '#src/graphql/errors.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';

/** All users of the chosen group roles as a spreadsheet (O022, B306); none chosen, of all. */
export function useUserFile(groupRoleIds: readonly string[]): ListFile {
  const { t } = useLingui();
  const chosen =
    groupRoleIds.length > 0 ? `?groupRoleIds=${groupRoleIds.map(encodeURIComponent)}` : '';
  const path = `/api/admin/users/download-excel${chosen}`;
  return {
    label: t({ message: 'Excel', comment: 'saves a list as a spreadsheet' }),
    work: (signal, onBytes) =>
      withRecentLogin(() => saveListFile(path, 'users.xlsx', { signal, onBytes })),
    onFailure: (error) => {
      const code = error instanceof HttpError ? error.code : null;
      // The user has just cancelled the dialog that asks for the password.
      if (code === 'REAUTHENTICATE') return;
      const text =
        code === 'TOO_MANY_REQUESTS'
          ? t`You have downloaded this list ten times in an hour. Try again later.`
          : t`The file could not be made. Try again.`;
      toast({ tone: 'error', text });
    },
  };
}
