import { Trans, useLingui } from '@lingui/react/macro';
import { SessionItem } from '#src/crud/record/session-item.tsx';
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
  const { device, host, current, viewedBy } = session;
  const name = viewedBy ? t`${{ name: viewedBy }} views as you` : device || t`Unknown device`;
  return (
    <SessionItem
      session={{ ...session, host: host === window.location.hostname ? null : host }}
      name={
        <>
          {name}
          {current ? (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          ) : null}
        </>
      }
      note={viewedBy ? <Trans>Reading only, for thirty minutes at most.</Trans> : null}
      action={
        current ? null : (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={viewedBy ? t`End: ${name}` : t`Log out ${name}`}
            disabledReason={online ? null : t`You are offline.`}
            onClick={onEnd}
          >
            {viewedBy ? <Trans comment="button: end a session">End</Trans> : <Trans>Log out</Trans>}
          </Button>
        )
      }
    />
  );
}
