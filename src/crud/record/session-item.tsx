import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';

interface Props {
  session: { startedAt: string; lastUsedAt: string; network?: string | null; host?: string | null };
  /** The device, or what the session is. */
  name: ReactNode;
  /** Said before the network. */
  note?: ReactNode;
  /** Ends the session. */
  action: ReactNode;
}

/** A device that a user is logged in on, in a list of them. */
export function SessionItem({ session, name, note, action }: Props) {
  const { dateTime } = useDates();
  const { startedAt, lastUsedAt, network, host } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          <Trans>
            Logged in {{ start: dateTime(startedAt) }}, last used {{ last: dateTime(lastUsedAt) }}
          </Trans>
        </p>
        <p className="break-all text-sm text-ink-muted">
          {note ? <>{note} </> : null}
          {network ? <Trans>Network {network}</Trans> : null}
          {host ? ` · ${host}` : null}
        </p>
      </div>
      {action}
    </li>
  );
}
