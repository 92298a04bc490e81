import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { InvitationBadge } from '../invitations/invitation-badge.tsx';
import { useAreaTexts } from './area-texts.ts';
import type { ShownUser } from './users.queries.ts';

/** Names a user's first area, and how many there are beside it. */
function useAreasText() {
  const { t } = useLingui();
  const areaText = useAreaTexts();
  return ({ userAreas, areaCount, areasElsewhere }: ShownUser): string => {
    const [first] = userAreas;
    const more = areaCount - 1;
    return [
      first ? areaText(first) : '',
      more > 0 ? t`${plural(more, { one: '# more', other: '# more' })}` : '',
      areasElsewhere > 0
        ? t`${plural(areasElsewhere, { one: '# area elsewhere', other: '# areas elsewhere' })}`
        : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/** Whether a user may log in, has been invited or neither. */
export function StateOfUser({ user }: { user: ShownUser }) {
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
  const areasText = useAreasText();
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
      phone: 'state',
      header: t({ message: 'State', comment: 'of a user' }),
      hideable: true,
      cell: (user) => <StateOfUser user={user} />,
    },
    {
      id: 'name',
      phone: 'fact',
      header: t`Name`,
      sortable: true,
      hideable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'email',
      priority: 2,
      header: t`E-mail`,
      sortable: true,
      hideable: true,
      cell: ({ email }) => email?.email ?? '',
    },
    {
      id: 'groupRole',
      phone: 'fact',
      priority: 2,
      header: t`Group role`,
      sortable: true,
      hideable: true,
      cell: ({ groupRole }) => groupRole?.description ?? '',
    },
    {
      id: 'roles',
      priority: 'asked',
      header: t`Roles`,
      hideable: true,
      cell: ({ roles }) => roles.map(({ description }) => description).join(', '),
    },
    {
      id: 'areas',
      priority: 3,
      header: t`Areas`,
      hideable: true,
      cell: areasText,
    },
    {
      id: 'language',
      priority: 'asked',
      unlessEqual: true,
      header: t`Language`,
      sortable: true,
      hideable: true,
      cell: ({ language }) => language?.description ?? '',
    },
    {
      id: 'lastLoginAt',
      priority: 2,
      whole: true,
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
      priority: 'asked',
      header: t`Second factor`,
      hideable: true,
      cell: (user) => <SecondFactor {...user} />,
    },
  ];
}
