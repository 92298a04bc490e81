import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { AccessPage } from '../../access-page.tsx';
import { type ShownUser, type UserChoices, userQueries } from '../users.queries.ts';
import { UserForm } from './user-form.tsx';

/** The page of a new user. @param us the US variant: organisations of the United States only (reading 50) */
export function NewUserPage({ us }: { us: boolean }) {
  const { t } = useLingui();
  const choices = useDeferredQuery(userQueries.choices(us));
  const title = <Trans>New user</Trans>;
  return (
    <AccessPage title={title} list={t`Users`} choices={[choices]}>
      {() =>
        choices.data ? (
          <UserForm purpose={{ kind: 'create' }} choices={choices.data} title={title} />
        ) : null
      }
    </AccessPage>
  );
}

/** The page of a saved user, or of a new one that begins as its copy (B305). */
export function SavedUserPage({ kind, us }: { kind: 'edit' | 'copy'; us: boolean }) {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const saved = useDeferredQuery(userQueries.one(id, us));
  const record = { ...saved, data: saved.data && (saved.data.user ? saved.data : null) };
  return (
    <AccessPage title={<Trans>Users</Trans>} list={t`Users`} record={record}>
      {(data) =>
        data?.user ? <SavedUserForm key={id} kind={kind} user={data.user} choices={data} /> : null
      }
    </AccessPage>
  );
}

interface SavedProps {
  kind: 'edit' | 'copy';
  user: ShownUser;
  choices: UserChoices;
}

function SavedUserForm({ kind, user, choices }: SavedProps) {
  const { username } = user;
  const title =
    kind === 'edit' ? <Trans>Edit {username}</Trans> : <Trans>New user like {username}</Trans>;
  return <UserForm purpose={{ kind, user }} choices={choices} title={title} />;
}
