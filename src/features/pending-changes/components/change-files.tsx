import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { useUploadProgress } from '../use-changes.ts';

/** The files of a change that waits, and how far the upload of each is. */
export function ChangeFiles({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui();
  const progress = useUploadProgress(entry);
  const files = Object.entries(entry.blobs);
  if (files.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {files.map(([path, blob]) => {
        const name = blob instanceof File ? blob.name : path;
        const percent =
          progress?.path === path ? Math.floor((100 * progress.bytes) / Math.max(1, blob.size)) : 0;
        return (
          <li key={path} className="flex flex-wrap items-center gap-x-3">
            <span className="wrap-anywhere">{name}</span>
            {entry.files?.[path] ? (
              <Trans>sent</Trans>
            ) : progress?.path === path ? (
              <progress
                aria-label={t`Upload of ${name}`}
                value={percent}
                max={100}
                className="h-2 min-w-24 flex-1 accent-brand-strong"
              />
            ) : (
              <Trans>waiting</Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}
