import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostUsersInFile } from '#shared/row-upload.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record-links.tsx';
import { RowUploadPanel } from '#src/crud/row-upload/row-upload-panel.tsx';
import { useRowUpload } from '#src/crud/row-upload/use-row-upload.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { CreateUsersDocument } from '#src/graphql/generated/graphql.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { type UserColumnKey, useUserColumns } from './user-columns.ts';
import { userRowProblems } from './user-row-problems.ts';

/** Creates, and invites if wanted, the users of a CSV or Excel file, or of pasted rows, after a dry run (R089, U306). */
export function Component() {
  const { t } = useLingui();
  const { sorg } = useHostConfig();
  const columns = useUserColumns(sorg);
  const create = useAction(CreateUsersDocument, {
    invalidates: [['access', 'users']],
    ownFailure: true,
  });
  const [invite, setInvite] = useState(false);
  const upload = useRowUpload<UserColumnKey>({
    columns,
    monthFirst: false,
    mostRows: mostUsersInFile,
    keyOf: ({ username }) => username.toLowerCase() || null,
    send: (rows, { dryRun }) =>
      create.run({
        ...{ dryRun, invite },
        users: rows.map(({ line, cells }) => ({ line, ...cells })),
      }),
  });
  return (
    <div className="space-y-4">
      <PageHeader title={<Trans>New users</Trans>} />
      <Checkbox
        label={t`Invite the users by e-mail, except those without a mailbox`}
        checked={invite}
        disabled={upload.state.step === 'running'}
        onChange={({ target }) => setInvite(target.checked)}
      />
      <RowUploadPanel
        upload={upload}
        columns={columns}
        templateName={t`New users`}
        takesText
        words={{
          take: (count) => <Plural value={count} one="Create # user" other="Create # users" />,
          taken: (count) => (
            <Plural value={count} one="# user is created." other="# users are created." />
          ),
          there: (count) => (
            <Plural value={count} one="# user already existed." other="# users already existed." />
          ),
          problems: userRowProblems,
          seeRecords: (
            <ButtonLink to={paths.adminUsers()}>
              <Trans>See the users</Trans>
            </ButtonLink>
          ),
        }}
      />
    </div>
  );
}
