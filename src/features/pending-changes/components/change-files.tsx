import { Trans } from '@lingui/react/macro';
import type { ChangeTexts } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  entry: OutboxEntry;
  getLabel: ChangeTexts['getFileLabel'];
}

/** The files of a change, which go before it, and which of them the server has already. */
export function ChangeFiles({ entry, getLabel }: Props) {
  const { blobs, files = {} } = entry;
  const paths = Object.keys(blobs);
  if (paths.length === 0) return null;
  const done = paths.filter((path) => files[path] !== undefined);
  return (
    <div className="space-y-1 text-sm text-ink-muted">
      <p className="tabular">
        <Trans>
          {{ sent: done.length }} of {{ count: paths.length }} files sent
        </Trans>
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {paths.map((path) => {
          const blob = blobs[path];
          const isDone = done.includes(path);
          return (
            <li key={path} className="inline-flex items-center gap-1 wrap-anywhere">
              {isDone ? <Icon name="check" size={16} className="text-success-ink" /> : null}
              {getLabel?.(path) ?? (blob instanceof File ? blob.name : path)}
              <span className="sr-only">
                {isDone ? (
                  <Trans comment="a file of a change">sent</Trans>
                ) : (
                  <Trans comment="a file of a change">not sent yet</Trans>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
