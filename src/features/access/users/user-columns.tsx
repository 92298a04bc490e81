import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { InvitationBadge } from '../invitations/invitation-badge.tsx';
import { useAreaTexts } from './area-texts.ts';
import type { ShownUser } from './users.queries.ts';

/** Most areas that a row of the list names. */
const shownAreas = 3;

function Areas({ userAreas, areaCount, areasElsewhere }: ShownUser) {
  const areaText = useAreaTexts();
  const shown = userAreas.slice(0, shownAreas);
  const more = areaCount - shown.length;
  return (
    <>
      {shown.map((area) => (
        <span key={areaText(area)} className="block">
          {areaText(area)}
        </span>
      ))}
      {more > 0 ? (
        <span className="block text-ink-muted">
          <Plural value={more} one="# more" other="# more" />
        </span>
      ) : null}
      {areasElsewhere > 0 ? (
        <span className="block text-ink-muted">
          <Plural value={areasElsewhere} one="# area elsewhere" other="# areas elsewhere" />
        </span>
      ) : null}
    </>
  );
}

function UserState({ user }: { user: ShownUser }) {
  if (!user.active)
    return (
      <Badge tone="warning">
        <Trans>Deactivated</Trans>
      </Badge>
    );
  return user.hasPassword ? <Trans>Active</Trans> : <InvitationBadge user={user} />;
}

/** The second factors of a user; empty for viewers who may not know them. */
function SecondFactor({ secondFactor }: ShownUser) {
  const { t } = useLingui();
  if (!secondFactor) return null;
  const { passkeys, hasAuthenticator } = secondFactor;
  const factors = [
    ...(passkeys > 0 ? [t`${plural(passkeys, { one: '# passkey', other: '# passkeys' })}`] : []),
    ...(hasAuthenticator ? [t`Authenticator app`] : []),
  ];
  if (factors.length > 0) return factors.join(', ');
  return (
    <span className="text-ink-muted">
      <Trans comment="a user has no second factor">None</Trans>
    </span>
  );
}

/** The columns of the list of users (U302, N115). @param us the rows lead to the US variant of the form */
export function useUserColumns(us: boolean): Column<ShownUser>[] {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const toForm = us ? paths.editUserUs : paths.editUser;
  return [
    {
      id: 'username',
      header: t`Username`,
      rowHeader: true,
      sortable: true,
      cell: ({ id, username }) => <RowLink to={toForm(id)}>{username}</RowLink>,
    },
    {
      id: 'state',
      header: t({ message: 'State', comment: 'of a user' }),
      hideable: true,
      valueClassName: 'wrap-break-word',
      cell: (user) => <UserState user={user} />,
    },
    { id: 'name', header: t`Name`, sortable: true, hideable: true, cell: ({ name }) => name },
    {
      id: 'email',
      header: t`E-mail`,
      sortable: true,
      hideable: true,
      valueClassName: 'wrap-anywhere',
      cell: ({ email }) => email?.email ?? '',
    },
    {
      id: 'groupRole',
      header: t`Group role`,
      sortable: true,
      hideable: true,
      cell: ({ groupRole }) => groupRole?.description ?? '',
    },
    {
      id: 'roles',
      header: t`Roles`,
      hideable: true,
      valueClassName: 'wrap-break-word',
      cell: ({ roles }) => roles.map(({ description }) => description).join(', '),
    },
    { id: 'areas', header: t`Areas`, hideable: true, cell: (user) => <Areas {...user} /> },
    {
      id: 'language',
      header: t`Language`,
      sortable: true,
      hideable: true,
      cell: ({ language }) => language?.description ?? '',
    },
    {
      id: 'lastLoginAt',
      header: t`Last login`,
      sortable: true,
      hideable: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          dateTime(lastLoginAt)
        ) : (
          <Trans comment="a user has never logged in">Never</Trans>
        ),
    },
    {
      id: 'secondFactor',
      header: t`Second factor`,
      hideable: true,
      cell: (user) => <SecondFactor {...user} />,
    },
  ];
}
