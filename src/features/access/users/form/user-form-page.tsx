import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import '../../access.problems.ts';
import { LoadedForm } from '../../loaded-form.tsx';
import { RecordGone } from '../../page-states.tsx';
import { type ShownUser, type UserChoices, userQueries } from '../users.queries.ts';
import { UserForm } from './user-form.tsx';

/** The page of a new user. @param us the US variant: organisations of the United States only (reading 50) */
export function NewUserPage({ us }: { us: boolean }) {
  const choices = useDeferredQuery(userQueries.choices(us));
  const title = <Trans>New user</Trans>;
  return (
    <LoadedForm title={title} loading={[choices]}>
      {() =>
        choices.data ? (
          <UserForm purpose={{ kind: 'create' }} choices={choices.data} title={title} />
        ) : null
      }
    </LoadedForm>
  );
}

/** The page of a saved user, or of a new one that begins as its copy (B305). */
export function SavedUserPage({ kind, us }: { kind: 'edit' | 'copy'; us: boolean }) {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const saved = useDeferredQuery(userQueries.one(id, us));
  const { data } = saved;
  if (data !== undefined && !data?.user) return <RecordGone page={t`Users`} />;
  return (
    <LoadedForm title={<Trans>Users</Trans>} loading={[saved]}>
      {() =>
        data?.user ? <SavedUserForm key={id} kind={kind} user={data.user} choices={data} /> : null
      }
    </LoadedForm>
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
