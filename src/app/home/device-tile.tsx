import { Plural, Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { syncState } from '#src/offline/sync/sync-state.ts';
import { Badge } from '#src/ui/badge.tsx';
import { paths } from '../paths.ts';
import { Tile, TileLink } from './tile.tsx';

/** The changes on this device that the server does not have, and the time of the last sync (N020). */
export function DeviceTile() {
  const { waiting, parked, lastSyncAt } = useSyncExternalStore(
    syncState.subscribe,
    syncState.getSnapshot,
  );
  const { dateTime } = useDates();
  const unsent = waiting + parked;
  const at = lastSyncAt === null ? '' : dateTime(new Date(lastSyncAt).toISOString());
  return (
    <Tile
      icon="pending"
      title={<Trans>Sync</Trans>}
      more={
        unsent > 0 ? (
          <TileLink to={paths.pendingChanges()}>
            <Trans>Pending changes</Trans>
          </TileLink>
        ) : null
      }
    >
      <p className="tabular text-lg font-semibold break-words">
        {unsent === 0 ? (
          <Trans>Everything is sent</Trans>
        ) : (
          <Plural value={unsent} one="# unsent change" other="# unsent changes" />
        )}
      </p>
      {parked > 0 ? (
        <Badge tone="warning">
          <Plural value={parked} one="# change needs you" other="# changes need you" />
        </Badge>
      ) : null}
      {at ? (
        <p className="tabular text-sm text-ink-muted">
          <Trans>last sync {at}</Trans>
        </p>
      ) : null}
    </Tile>
  );
}
