import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { OwnSession } from '../devices.queries.ts';

interface Props {
  session: OwnSession;
  online: boolean;
  busy: boolean;
  onEnd: () => void;
}

/** One device the user is logged in on, with the way to log it out. */
export function SessionRow({ session, online, busy, onEnd }: Props) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { device, network, host, startedAt, lastUsedAt, current, viewedBy } = session;
  const name = viewedBy ? t`${{ name: viewedBy }} views as you` : device || t`Unknown device`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {current ? (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-sm text-ink-muted">
          <Trans>
            Logged in {{ start: dateTime(startedAt) }}, last used {{ last: dateTime(lastUsedAt) }}
          </Trans>
        </p>
        <p className="break-all text-sm text-ink-muted">
          {viewedBy ? (
            <>
              <Trans>Reading only, for thirty minutes at most.</Trans>{' '}
            </>
          ) : null}
          {network ? <Trans>Network {network}</Trans> : null}
          {host && host !== window.location.hostname ? ` · ${host}` : null}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={viewedBy ? t`End: ${name}` : t`Log out ${name}`}
          disabledReason={online ? null : t`You are offline.`}
          onClick={onEnd}
        >
          {viewedBy ? <Trans comment="button: end a session">End</Trans> : <Trans>Log out</Trans>}
        </Button>
      )}
    </li>
  );
}
