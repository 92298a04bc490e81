import { Trans, useLingui } from '@lingui/react/macro';
import { withRecentLogin } from '#src/crud/action/recent-login.ts';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';

/** All users of the chosen group roles as a spreadsheet (O022, B306); none chosen, of all. */
export function UserDownload({ groupRoleIds }: { groupRoleIds: readonly string[] }) {
  const { t } = useLingui();
  const { progress, make, stop } = useFileMaking((error) => {
    const code = error instanceof HttpError ? error.code : null;
    // The user has just cancelled the dialog that asks for the password.
    if (code === 'REAUTHENTICATE') return;
    const text =
      code === 'TOO_MANY_REQUESTS'
        ? t`You have downloaded this list ten times in an hour. Try again later.`
        : t`The file could not be made. Try again.`;
    toast({ tone: 'error', text });
  });
  const save = () =>
    make(async (signal, onBytes) => {
      const chosen =
        groupRoleIds.length > 0 ? `?groupRoleIds=${groupRoleIds.map(encodeURIComponent)}` : '';
      const path = `/api/admin/users/download-excel${chosen}`;
      await withRecentLogin(() => saveListFile(path, 'users.xlsx', { signal, onBytes }));
    });
  if (progress !== null) return <FileProgress bytes={progress} onStop={stop} />;
  return (
    <Button variant="secondary" onClick={() => void save()}>
      <Trans>Download Excel</Trans>
    </Button>
  );
}
