import { Trans } from '@lingui/react/macro';
import { countSentFiles } from '#src/crud/record/waiting-entries.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** How many of the photos of a waiting visit have arrived. */
export function PhotosSent({ entry }: { entry: OutboxEntry }) {
  const { sent, all } = countSentFiles(entry);
  return (
    <span className="tabular">
      <Trans>
        {{ sent }} of {{ count: all }} photos sent
      </Trans>
    </span>
  );
}
