import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { NeedsConnection } from '../page-states.tsx';
import { type InvitedUser, invitationsQuery } from './invitation.queries.ts';
import { InvitationDates } from './invitation-actions.tsx';
import { InvitationBadge, useInvitationTexts } from './invitation-badge.tsx';
import { invitationListParams, invitationStates } from './invitation-list.params.ts';
import { useInvitationActions } from './use-invitation-actions.tsx';

/** The invited users whom the viewer administers, the last invited first; needs a connection. */
export function Component() {
  return (
    <NeedsConnection title={<Trans>Invitations</Trans>}>
      <InvitationList />
    </NeedsConnection>
  );
}

function InvitationList() {
  const { t } = useLingui();
  const texts = useInvitationTexts();
  const list = invitationListParams.use();
  const { params, set } = list;
  const actionsFor = useInvitationActions();
  const columns = useInvitationColumns();
  const navigate = useLocaleNavigate();
  return (
    <ListPage
      name="invitations"
      title={<Trans>Invitations</Trans>}
      caption={t`Invitations`}
      list={list}
      query={invitationsQuery(params)}
      read={({ users, info }) => ({ rows: users, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ username }) => username}
      rowActions={actionsFor}
      columns={columns}
      search={{ label: t`Search users`, hint: t`Name, username or e-mail` }}
      filters={[
        selectFilter(
          {
            id: 'state',
            label: t({ message: 'State', comment: 'of an invitation' }),
            value: params.state,
            options: invitationStates.map((value) => ({ value, label: texts[value] })),
            onChange: (state) => set({ state }),
          },
          t`All`,
        ),
      ]}
      more={[
        {
          label: t`Users not invited`,
          onSelect: () => navigate(paths.adminUsers({ state: 'notInvited' })),
        },
      ]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No invitations yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all invitations</Trans> }}
    />
  );
}

function useInvitationColumns(): Column<InvitedUser>[] {
  const { t } = useLingui();
  return [
    { id: 'username', header: t`Username`, rowHeader: true, cell: ({ username }) => username },
    { id: 'name', phone: 'fact', header: t`Name`, cell: ({ name }) => name },
    {
      id: 'email',
      phone: 'fact',
      header: t`E-mail`,
      cell: ({ email, isFakeEmail }) =>
        isFakeEmail ? <Trans>No mailbox</Trans> : (email?.email ?? ''),
    },
    {
      id: 'state',
      phone: 'state',
      header: t({ message: 'State', comment: 'of an invitation' }),
      cell: (user) => <InvitationBadge user={user} always />,
    },
    {
      id: 'dates',
      priority: 2,
      header: t({ message: 'Link', comment: 'to set a password: when it was sent' }),
      cell: (user) => <InvitationDates user={user} />,
    },
  ];
}
