import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { wantSync } from '#src/offline/sync/sync-signal.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { ChangeRow } from './components/change-row.tsx';
import { ExportChangesButton } from './components/export-changes-button.tsx';
import { useChanges } from './use-changes.ts';
import { useDiscard } from './use-discard.tsx';

/** Everything captured on this device that the server does not have yet, and what it took lately. */
export function PendingChangesScreen() {
  const changes = useChanges();
  const slow = useDelayed(changes === undefined, 200);
  const discard = useDiscard();
  if (!changes) return slow ? <Skeleton className="h-80" /> : null;
  const { parked, waiting, done } = changes;
  const open = parked.length + waiting.length;
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeader title={<Trans>Pending changes</Trans>} />
        <div className="flex flex-wrap gap-2">
          {open > 0 ? <ExportChangesButton entries={[...parked, ...waiting]} /> : null}
          {waiting.length > 0 ? (
            <Button variant="secondary" onClick={wantSync}>
              <Trans>Send now</Trans>
            </Button>
          ) : null}
        </div>
      </div>
      {open === 0 ? (
        <EmptyState
          kind="custom"
          title={<Trans>Everything is sent</Trans>}
          text={<Trans>Changes made without a connection wait here.</Trans>}
        />
      ) : null}
      <PendingChangeList
        title={<Trans>Need your attention</Trans>}
        entries={parked}
        onDiscard={discard}
      />
      <PendingChangeList title={<Trans>Waiting</Trans>} entries={waiting} onDiscard={discard} />
      <PendingChangeList title={<Trans>Recently sent</Trans>} entries={done} onDiscard={discard} />
    </div>
  );
}

interface Props {
  title: ReactNode;
  entries: readonly OutboxEntry[];
  onDiscard: (entry: OutboxEntry) => Promise<void>;
}

/** Changes in the same state; nothing when there are none. */
function PendingChangeList({ title, entries, onDiscard }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {entries.map((entry) => (
          <ChangeRow key={entry.id} entry={entry} onDiscard={onDiscard} />
        ))}
      </ul>
    </section>
  );
}
