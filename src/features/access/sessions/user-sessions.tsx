import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { SessionItem } from '#src/crud/record/session-item.tsx';
import { request } from '#src/graphql/client.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import {
  EndUserSessionDocument,
  EndUserSessionsDocument,
  UserSessionsDocument,
  type UserSessionsQuery,
} from '#src/graphql/generated/graphql.ts';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { userTexts } from '../users/user-texts.ts';
import { usersKey } from '../users/users.queries.ts';

type Session = UserSessionsQuery['userSessions'][number];

interface Props {
  user: { id: string; username: string; readOnlyReason?: string | null | undefined };
}

/** Why a session was not ended. */
const sessionTexts: ProblemTexts = {
  ...userTexts,
  OFFLINE: msg`No connection. Logging a user out needs one.`,
  NOT_YOURSELF: msg`Your own devices are in your settings, under Devices.`,
};

/** Not kept, since an old list would show ended sessions. */
const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...usersKey, 'sessions', userId],
    queryFn: async ({ signal }) =>
      (await request(UserSessionsDocument, { userId }, { signal })).userSessions,
    staleTime: 0,
  });

/** The devices that a user is logged in on, and the ways to log the user out there. */
export function UserSessions({ user }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, error, refetch } = useQuery(sessionsQuery(user.id));
  const { endOne, endAll, busy, problem } = useEnding(user);
  const problemText = useProblemText(sessionTexts);
  const reason = user.readOnlyReason ? problemText({ code: user.readOnlyReason }) : null;
  const disabledReason = online ? reason : t`You are offline.`;

  let content: ReactNode = <Skeleton className="h-24" />;
  if (isError && !data)
    content = <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />;
  else if (data?.length === 0)
    content = (
      <p>
        <Trans>This user is not logged in on any device.</Trans>
      </p>
    );
  else if (data)
    content = (
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            disabledReason={disabledReason}
            busy={busy === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
    );
  return (
    <section className="space-y-3" aria-labelledby="user-sessions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="user-sessions" className="text-lg font-semibold">
          <Trans>Devices of this user</Trans>
        </h2>
        {data && data.length > 0 ? (
          <Button
            variant="secondary"
            busy={busy === 'all'}
            disabledReason={disabledReason}
            onClick={() => void endAll()}
          >
            <Trans>Log out everywhere</Trans>
          </Button>
        ) : null}
      </div>
      <ProblemNotice problem={problem} texts={sessionTexts} />
      {content}
    </section>
  );
}

function useEnding({ id: userId, username }: Props['user']) {
  const options = { invalidates: [sessionsQuery(userId).queryKey], ownFailure: true };
  const one = useAction(EndUserSessionDocument, options);
  const all = useAction(EndUserSessionsDocument, options);
  const [ending, setEnding] = useState<string | null>(null);
  const endOne = async (id: string) => {
    all.clear();
    setEnding(id);
    await one.run({ userId, id });
    setEnding(null);
  };
  const endAll = () => {
    one.clear();
    return confirm({
      title: <Trans>Log {username} out everywhere?</Trans>,
      text: (
        <Trans>
          The user has to log in again on each device. Unsent work stays on the device until then.
        </Trans>
      ),
      action: <Trans>Log out everywhere</Trans>,
      work: () => all.run({ userId }),
    });
  };
  const busy = all.busy ? 'all' : ending;
  return { endOne, endAll, busy, problem: one.problem ?? all.problem };
}

interface RowProps {
  session: Session;
  disabledReason: string | null;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, disabledReason, busy, onEnd }: RowProps) {
  const { t } = useLingui();
  const { device, viewedBy } = session;
  const name = viewedBy ? t`${{ name: viewedBy }} views as this user` : device || t`Unknown device`;
  return (
    <SessionItem
      session={session}
      name={name}
      action={
        <Button
          variant="secondary"
          busy={busy}
          aria-label={t`Log out ${name}`}
          disabledReason={disabledReason}
          onClick={onEnd}
        >
          <Trans>Log out</Trans>
        </Button>
      }
    />
  );
}
