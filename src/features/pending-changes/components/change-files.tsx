import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeTexts } from '#src/crud/record/change-texts.ts';
import { countSentFiles } from '#src/crud/record/waiting-entries.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useUploadProgress } from '../use-changes.ts';

interface Props {
  entry: OutboxEntry;
  getLabel: ChangeTexts['getFileLabel'];
}

/** The files of a change that waits, which go before it, and how far the upload of each is. */
export function ChangeFiles({ entry, getLabel }: Props) {
  const { t } = useLingui();
  const progress = useUploadProgress(entry);
  const { blobs, files = {} } = entry;
  const all = Object.entries(blobs);
  if (all.length === 0) return null;
  const { sent } = countSentFiles(entry);
  return (
    <div className="space-y-1 text-sm text-ink-muted">
      <p className="tabular">
        <Trans>
          {{ sent }} of {{ count: all.length }} files sent
        </Trans>
      </p>
      <ul className="space-y-1">
        {all.map(([path, blob]) => {
          const name = getLabel?.(path) ?? blob.name ?? path;
          const bytes = progress?.path === path ? progress.bytes : 0;
          return (
            <li key={path} className="flex flex-wrap items-center gap-x-3">
              <span className="wrap-anywhere">{name}</span>
              {files[path] ? (
                <Trans comment="a file of a change">sent</Trans>
              ) : progress?.path === path ? (
                <progress
                  aria-label={t`Upload of ${name}`}
                  value={Math.floor((100 * bytes) / Math.max(1, blob.size))}
                  max={100}
                  className="h-2 min-w-24 flex-1 accent-brand-strong"
                />
              ) : (
                <Trans comment="a file of a change">waiting</Trans>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
