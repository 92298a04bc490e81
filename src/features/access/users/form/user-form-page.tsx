import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { AccessPage } from '../../access-page.tsx';
import { userQueries } from '../users.queries.ts';
import { UserForm } from './user-form.tsx';

/** The page of a new user. @param us the US variant: organisations of the United States only (reading 50) */
export function NewUserPage({ us }: { us: boolean }) {
  const choices = useDeferredQuery(userQueries.choices(us));
  return (
    <AccessPage title={<Trans>New user</Trans>} list="users" record={choices}>
      {(data) => (data ? <UserForm edited={null} copied={null} choices={data} us={us} /> : null)}
    </AccessPage>
  );
}

/** The page of a saved user, or of a new one that begins as its copy (B305). */
export function SavedUserPage({ kind, us }: { kind: 'edit' | 'copy'; us: boolean }) {
  const { id = '' } = useParams();
  const saved = useDeferredQuery(userQueries.one(id, us));
  const record = { ...saved, data: saved.data && (saved.data.user ? saved.data : null) };
  return (
    <AccessPage title={<Trans>Users</Trans>} list="users" record={record}>
      {(data) => {
        if (!data?.user) return null;
        const of =
          kind === 'edit'
            ? { edited: data.user, copied: null }
            : { edited: null, copied: data.user };
        return <UserForm key={id} {...of} choices={data} us={us} />;
      }}
    </AccessPage>
  );
}
