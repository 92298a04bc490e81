import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import {
  EndOtherOwnSessionsDocument,
  EndOwnSessionDocument,
} from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { SessionRow } from './components/session-row.tsx';
import { ownSessionsQuery } from './devices.queries.ts';

/** The devices the user is logged in on, and the way to log the others out (ASVS 7.5.2). */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isPending, isError, error, refetch } = useDeferredQuery(ownSessionsQuery);
  const slow = useDelayed(isPending, 200);
  const { ending, problem, end } = useEndSession();
  const others = data?.filter(({ current }) => !current) ?? [];

  const endOthers = async () => {
    if (await end('others'))
      toast({ tone: 'success', text: <Trans>All other devices are logged out.</Trans> });
  };

  let content: ReactNode = slow ? <Skeleton className="h-48" /> : null;
  if (isError && !data)
    content = <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />;
  else if (data)
    content = (
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            online={online}
            busy={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    );

  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeader title={<Trans>Devices</Trans>} />
        {others.length > 0 ? (
          <Button
            variant="secondary"
            busy={ending === 'others'}
            disabledReason={online ? null : t`You are offline.`}
            onClick={() => void endOthers()}
          >
            <Trans>Log out all other devices</Trans>
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-muted">
        <Trans>
          You are logged in on these devices. A device you log out keeps its unsent work until you
          log in on it again. If you do not know a device, log it out and change your password.
        </Trans>
      </p>
      <ProblemNotice problem={problem} />
      {content}
      {data && others.length === 0 ? (
        <p>
          <Trans>You are logged in on no other device.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Which logout runs: that of one session by its id, or that of all others. */
type Ending = string | 'others';

const options = { invalidates: [ownSessionsQuery.queryKey], ownFailure: true };

/** Logs other devices out, one thing at a time, and reads the list again afterwards. */
function useEndSession() {
  const one = useAction(EndOwnSessionDocument, options);
  const others = useAction(EndOtherOwnSessionsDocument, options);
  const [ending, setEnding] = useState<Ending | null>(null);

  /** @returns whether it is done */
  const end = async (which: Ending): Promise<boolean> => {
    setEnding(which);
    one.clear();
    others.clear();
    const { kind } = await (which === 'others' ? others.run({}) : one.run({ id: which }));
    setEnding(null);
    return kind === 'done';
  };
  return { ending, problem: one.problem ?? others.problem, end };
}
