import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import '../../access.problems.ts';
import { RecordGone, useConnectionWords } from '../../page-states.tsx';
import { userQueries } from '../users.queries.ts';
import { UserForm } from './user-form.tsx';

/** The page of a new user. @param us the US variant: organisations of the United States only (reading 50) */
export function NewUserPage({ us }: { us: boolean }) {
  const { data, ...loading } = useDeferredQuery(userQueries.choices(us));
  if (!data) return <Loading {...loading} />;
  return <UserForm purpose={{ kind: 'create' }} choices={data} title={<Trans>New user</Trans>} />;
}

/** The page of a saved user, or of a new one that begins as its copy (B305). */
export function SavedUserPage({ kind, us }: { kind: 'edit' | 'copy'; us: boolean }) {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, ...loading } = useDeferredQuery(userQueries.one(id, us));
  if (data === undefined) return <Loading {...loading} />;
  if (!data?.user) return <RecordGone page={t`Users`} />;
  const { user } = data;
  const { username } = user;
  const title =
    kind === 'edit' ? <Trans>Edit {username}</Trans> : <Trans>New user like {username}</Trans>;
  return <UserForm key={user.id} purpose={{ kind, user }} choices={data} title={title} />;
}

interface LoadingProps {
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

function Loading({ isError, error, refetch }: LoadingProps) {
  const online = useOnline();
  const words = useConnectionWords();
  if (!online) return <EmptyState page kind="custom" title={<Trans>Users</Trans>} text={words} />;
  if (isError) return <LoadFailure page error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96" />;
}
