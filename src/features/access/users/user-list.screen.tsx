import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useInviteMany } from '../invitations/use-invite-many.tsx';
import { NeedsConnection } from '../page-states.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserFilters } from './use-user-filters.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserDownload } from './user-download.tsx';
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
  const areWaiting = waitingStates.some((state) => state === params.state);
  return (
    <>
      <ListPage
        name="users"
        title={<Trans>Users</Trans>}
        caption={t`Users`}
        list={list}
        query={userListQuery(params)}
        read={({ users, info }) => ({ rows: users, count: info.count })}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        rowActions={actionsFor}
        pinned
        columns={columns}
        actions={() => <UserLinks {...scopes} />}
        search={{
          label: t`Search users`,
          hint: <Trans>Name, username or e-mail</Trans>,
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
        tools={(answer) => (
          <>
            {areWaiting && answer && answer.info.count > 0 ? (
              <Button
                busy={busy}
                onClick={() => void inviteMany(answer.info.count, () => findUserIds(params))}
              >
                <Trans>Invite all {{ count: answer.info.count }}</Trans>
              </Button>
            ) : null}
            <UserDownload groupRoleIds={params.groupRoleIds} />
          </>
        )}
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

function UserLinks({ all, us }: { all: boolean; us: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      {all ? (
        <ButtonLink primary to={paths.createUser()}>
          <Trans>New user</Trans>
        </ButtonLink>
      ) : null}
      {us ? (
        <ButtonLink primary={!all} to={paths.createUserUs()}>
          {all ? <Trans>New user (US)</Trans> : <Trans>New user</Trans>}
        </ButtonLink>
      ) : null}
      {all ? (
        <ButtonLink to={paths.createUsers()}>
          <Trans>Many new users</Trans>
        </ButtonLink>
      ) : null}
      <ButtonLink to={paths.invitations()}>
        <Trans>Invitations</Trans>
      </ButtonLink>
      <ButtonLink to={paths.whoMay()}>
        <Trans>Users by right</Trans>
      </ButtonLink>
    </div>
  );
}
