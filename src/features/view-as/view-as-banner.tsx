import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { logout, useSession } from '#src/features/session/session.public.ts';
import { rest } from '#src/graphql/rest.ts';
import { useNow } from '#src/lib/hooks/use-now.ts';
import { Button } from '#src/ui/button.tsx';
import { bottomBar } from '#src/ui/layout/bottom-bar.ts';

const answer = v.object({
  viewAs: v.nullish(v.object({ by: v.string(), reason: v.string(), secondsLeft: v.number() })),
});

/** The view of this tab, read again every minute: a view that has ended meanwhile closes the tab. */
const viewQuery = queryOptions({
  queryKey: ['view-as'],
  queryFn: async () => v.parse(answer, await rest('GET', '/user')).viewAs ?? null,
  refetchInterval: 60_000,
});

/**
 * Says at the bottom of every page that an administrator views as a user, why and for how long, and ends it: when the
 * button is pressed, and when the time is over.
 */
export function ViewAsBanner() {
  const { t } = useLingui();
  const { user } = useSession();
  const { data, dataUpdatedAt } = useQuery(viewQuery);
  const now = useNow();
  const [ending, setEnding] = useState(false);
  // By the clock of this device, however wrong it is.
  const until = data ? dataUpdatedAt + data.secondsLeft * 1_000 : null;
  useEndAt(until);
  if (!data || until === null) return null;
  const { by, reason } = data;
  const left = Math.max(0, Math.round((until - now) / 60_000));
  const end = () => {
    setEnding(true);
    void logout();
  };
  return (
    <section
      ref={bottomBar}
      aria-label={t`Viewing as another user`}
      className="sticky bottom-0 z-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-warning bg-warning-tint px-4 py-2 print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">
        <strong>
          <Trans>You see the portal as {{ name: user.name || user.username }}, reading only.</Trans>
        </strong>{' '}
        <Trans>
          {by}, reason: {reason}.
        </Trans>{' '}
        <Plural value={left} one="# minute left." other="# minutes left." />
      </p>
      <Button variant="secondary" busy={ending} onClick={end}>
        <Trans comment="button: stop viewing as another user">End view</Trans>
      </Button>
    </section>
  );
}

/** Ends the view when its time is over; null while that is not known. */
function useEndAt(until: number | null): void {
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => void logout(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
}
