import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { mostUsersInFile } from '#shared/row-upload.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { RowUploadPanel } from '#src/crud/upload/row-upload-panel.tsx';
import { useRowUpload } from '#src/crud/upload/use-row-upload.ts';
import { CreateUsersDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { usersKey } from '../users/users.queries.ts';
import { type UserColumnKey, useUserColumns } from './user-columns.ts';

/** The texts of problems that only a row of a file of users has, or that mean something else there. */
const userRowProblems: ProblemTexts = {
  TWICE_IN_FILE: msg`An earlier row has this username`,
  NOT_BOOLEAN: msg`Write true or false, or yes or no`,
  NOT_AREA: msg`Write areas like 2000:customer:0002000001, with | between them`,
  UNKNOWN_CUSTOMER: msg`There is no such customer`,
  NOT_YOURS_TO_GRANT: msg`You may not give this group role: it allows more than you may give`,
};

/** Creates, and invites if wanted, the users of a CSV or Excel file, or of pasted rows, after a dry run (R089, U306). */
export function Component() {
  const { t } = useLingui();
  const { sorg } = useHostConfig();
  const columns = useUserColumns(sorg);
  const create = useAction(CreateUsersDocument, {
    invalidates: [usersKey],
    ownFailure: true,
  });
  const [invite, setInvite] = useState(false);
  const upload = useRowUpload<UserColumnKey>({
    columns,
    monthFirst: false,
    mostRows: mostUsersInFile,
    key: { field: 'username', of: ({ username }) => toCaselessKey(username) || null },
    send: (rows, { dryRun }) =>
      create.run({
        dryRun,
        invite,
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
        texts={{
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
