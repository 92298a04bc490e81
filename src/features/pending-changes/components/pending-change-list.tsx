import type { ReactNode } from 'react';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { ChangeRow } from './change-row.tsx';

interface Props {
  title: ReactNode;
  entries: readonly OutboxEntry[];
  onDiscard: (entry: OutboxEntry) => Promise<void>;
}

/** Changes in the same state; nothing when there are none. */
export function PendingChangeList({ title, entries, onDiscard }: Props) {
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
