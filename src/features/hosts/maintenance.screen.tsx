import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { maintenanceMessage } from '#src/lib/maintenance-message.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { serverStatusQuery } from './hosts.queries.ts';

/**
 * The server is not online: its message, kept from the answer that led here while it says nothing
 * itself, and back to the login once it is (B024, B025, B140, U037).
 */
export function Component() {
  const navigate = useLocaleNavigate();
  const { search } = useLocation();
  const { data, isFetching, refetch } = useQuery({ ...serverStatusQuery, refetchInterval: 30_000 });
  const online = data?.status === 'online';
  // With the page the login was to lead to, as it came here.
  const leave = useEffectEvent(() => navigate(paths.login() + search, { replace: true }));
  useEffect(() => {
    if (online) leave();
  }, [online]);
  return (
    <div className="flex min-h-[70dvh] items-center justify-center">
      <EmptyState
        page
        kind="custom"
        drawing="maintenance"
        title={<Trans>Back soon</Trans>}
        text={
          data?.message ||
          maintenanceMessage() || (
            <Trans>We are working on the portal. Please try again in a while.</Trans>
          )
        }
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
