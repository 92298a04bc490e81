import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logout, userQuery, useSession } from '#src/features/session/session.public.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Says on every page that an administrator views as a user, why and for how long, and ends it: when the button is
 * pressed, and when the time is over.
 */
export default function ViewAsBanner() {
  const { t } = useLingui();
  const { user } = useSession();
  const now = useNow();
  const [ending, setEnding] = useState(false);
  const { by = '', reason = '' } = user.viewAs ?? {};
  const until = useEnd();
  const left = Math.max(0, Math.ceil((until - now) / 60_000));
  const end = () => {
    setEnding(true);
    void logout();
  };
  useEndAt(until);
  return (
    <section
      aria-label={t`Viewing as another user`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-warning bg-warning-tint px-4 py-2 print:hidden"
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

/** When the view ends by the clock of this device, however wrong it is; milliseconds since 1970. */
function useEnd(): number {
  const { user } = useSession();
  const readAt = useQueryClient().getQueryState(userQuery.queryKey)?.dataUpdatedAt;
  return (readAt || Date.now()) + (user.viewAs?.secondsLeft ?? 0) * 1_000;
}

function useEndAt(until: number): void {
  useEffect(() => {
    const timer = setTimeout(() => void logout(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
}
