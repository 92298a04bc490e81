import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { FilePreview } from './file-preview.tsx';
import type { FileEntry } from './use-uploads.ts';
import { VideoPlayer } from './video-player.tsx';

interface Props {
  entry: FileEntry;
  size: string;
  /** The reason why a file was refused. */
  problem: string;
  disabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file of a field: what it is, how far its upload is, and what can be done with it. */
export function FileRow({ entry, size, problem, disabled, onRetry, onRemove }: Props) {
  const { t } = useLingui();
  const { name, state, sentBytes, bytes } = entry;
  const percent = bytes > 0 ? Math.floor((sentBytes / bytes) * 100) : 0;
  return (
    <li className="flex flex-wrap items-center gap-3 p-2">
      <FilePreview entry={entry} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">{name}</p>
        <p className="tabular text-sm text-ink-muted">
          {size}
          {state === 'local' ? (
            <>
              {' · '}
              <Trans>on this device until it is sent</Trans>
            </>
          ) : null}
        </p>
        {state === 'keeping' ? (
          <p role="status" className="text-sm text-ink-muted">
            <Trans comment="a photo that was just taken">Saving it on this device</Trans>
          </p>
        ) : null}
        {state === 'uploading' ? (
          <progress
            aria-label={t`Upload of ${name}`}
            value={percent}
            max={100}
            className="block h-2 w-full accent-brand-strong"
          />
        ) : null}
        {state === 'failed' || state === 'refused' ? (
          <p role="alert" className="text-sm text-error-ink">
            {state === 'refused' || entry.problem ? (
              problem
            ) : (
              <Trans>The upload was interrupted.</Trans>
            )}
          </p>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Button variant="secondary" onClick={onRetry} disabled={disabled}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <button
        type="button"
        disabled={disabled}
        aria-label={state === 'uploading' ? t`Cancel upload of ${name}` : t`Remove ${name}`}
        onClick={onRemove}
        className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
      >
        <Icon name={state === 'uploading' ? 'close' : 'trash'} size={20} />
      </button>
      {entry.file?.type.startsWith('video/') && state !== 'refused' ? (
        <VideoPlayer name={name} source={entry.file} />
      ) : null}
    </li>
  );
}
