import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useInviteMany } from '../invitations/use-invite-many.tsx';
import { NeedsConnection } from '../page-states.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserFile } from './use-user-file.ts';
import { useUserFilters } from './use-user-filters.tsx';
import { useUserColumns } from './user-columns.tsx';
import { userListParams, waitingStates } from './user-list.params.ts';
import { findUserIds, userListQuery } from './user-list.queries.ts';
import { userQueries } from './users.queries.ts';

/** The users whom the viewer administers (R086, U302, U303); needs a connection. */
export function Component() {
  return (
    <NeedsConnection title={<Trans>Users</Trans>}>
      <UserList />
    </NeedsConnection>
  );
}

function UserList() {
  const { t } = useLingui();
  const scopes = useFormVariants();
  const list = userListParams.use();
  const { hide: _, ...params } = list.params;
  const columns = useUserColumns(!scopes.all);
  const filters = useUserFilters(list);
  const { actionsFor, dialogs } = useUserActions(scopes);
  const { inviteMany, busy } = useInviteMany();
  const userFile = useUserFile(params.groupRoleIds);
  const waiting = useQuery(userListQuery(params)).data?.info.count ?? 0;
  const areWaiting = waitingStates.some((state) => state === params.state);
  return (
    <>
      <ListPage
        name="users"
        title={<Trans>Users</Trans>}
        caption={t`Users`}
        list={list}
        query={userListQuery(params)}
        read={({ users, info }) => ({ rows: users, count: info.count, more: info.more })}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        rowActions={actionsFor}
        columns={columns}
        {...useUserPages(scopes)}
        search={{
          label: t`Search users`,
          hint: t`Name, username or e-mail`,
        }}
        filters={filters}
        bulk={
          areWaiting
            ? ({ rows, clear }) => (
                <Button
                  busy={busy}
                  onClick={() => {
                    const ids = rows.map(({ id }) => id);
                    void inviteMany(ids.length, async () => ids).then(clear);
                  }}
                >
                  <Trans>Send invitations</Trans>
                </Button>
              )
            : undefined
        }
        files={() => [userFile]}
        notice={
          areWaiting && waiting > 0 ? (
            <Button busy={busy} onClick={() => void inviteMany(waiting, () => findUserIds(params))}>
              <Trans>Invite all {{ count: waiting }}</Trans>
            </Button>
          ) : null
        }
        refresh
        views
        empty={<EmptyState kind="custom" title={<Trans>No users yet</Trans>} />}
        noResult={{ showAll: <Trans>Show all users</Trans> }}
      />
      {dialogs}
    </>
  );
}

/**
 * Which variants of the form of a user make sense: that of the United States where the viewer has an organisation
 * there, and the other one not besides it where all of them are there.
 */
function useFormVariants() {
  const { has } = useSession();
  const scopes = { all: has('page.user-management'), us: has('page.user-management-us') };
  const us = useQuery({ ...userQueries.choices(true), enabled: scopes.us && scopes.all });
  const all = useQuery({ ...userQueries.choices(false), enabled: scopes.us && scopes.all });
  if (!scopes.us || !scopes.all) return scopes;
  const count = us.data?.sorgs.length ?? 0;
  return { all: true, us: count > 0 && count < (all.data?.sorgs.length ?? 0) };
}

/** The page that makes a user, and the other pages about users. */
function useUserPages({ all, us }: { all: boolean; us: boolean }) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const page = (label: string, to: string): RowAction => ({ label, onSelect: () => navigate(to) });
  const action = (
    <ButtonLink primary to={all ? paths.createUser() : paths.createUserUs()}>
      <Trans>New user</Trans>
    </ButtonLink>
  );
  const more = [
    ...(all && us ? [page(t`New user (US)`, paths.createUserUs())] : []),
    ...(all ? [page(t`Many new users`, paths.createUsers())] : []),
    page(t`Invitations`, paths.invitations()),
    page(t`Users by right`, paths.whoMay()),
  ];
  return { action: all || us ? action : null, more };
}
