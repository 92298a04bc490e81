import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import { contentFiles } from '#src/features/content/content-writing.public.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FilePreview } from '#src/ui/file/file-preview.tsx';
import { useFileTexts } from '#src/ui/file/use-file-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { BulkFileError } from './bulk-file.ts';
import type { BulkUpload } from './bulk-upload.ts';
import type { BulkRow } from './use-bulk-files.ts';

interface Props extends BulkRow {
  bulk: BulkUpload;
}

/** A file of a bulk creation: how far it is, and the texts of its material. */
export const BulkFileRow = memo(function BulkFileRow(props: Props) {
  const { file, state, bulk } = props;
  const { id, name, bytes, type, title, alt, stored, errors } = file;
  const { t } = useLingui();
  const { size } = useFileTexts(contentFiles.limits);
  const problemText = useProblemText();
  const errorOf = (part: BulkFileError) => {
    const code = errors[part];
    return code && problemText({ code, limit: contentFileLimits.text });
  };
  const entry = { key: id, name, bytes, type, state: 'stored', sentBytes: bytes } as const;
  const isLeftOut = state === 'duplicate' || state === 'refused';
  return (
    <fieldset aria-label={name} className="min-w-0 space-y-3 py-3">
      <div className="flex items-start gap-3">
        <FilePreview entry={stored ? { ...entry, stored: { ...entry, id: stored.id } } : entry} />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{name}</p>
          <p className="tabular text-sm text-ink-muted">
            {size(bytes)} · <StateText {...props} />
          </p>
          {state === 'sending' ? (
            <progress
              aria-label={t`Upload of ${name}`}
              value={file.sentBytes}
              max={Math.max(1, bytes)}
              className="block h-2 w-full accent-brand-strong"
            />
          ) : null}
          {errors.file ? <p className="text-sm text-error-ink">{errorOf('file')}</p> : null}
        </div>
        <button
          type="button"
          aria-label={state === 'sending' ? t`Cancel upload of ${name}` : t`Remove ${name}`}
          onClick={() => bulk.remove([id])}
          className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
        >
          <Icon name={state === 'sending' ? 'close' : 'trash'} size={20} />
        </button>
      </div>
      {state === 'failed' ? (
        <Button variant="secondary" onClick={() => bulk.retry([id])}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {state === 'duplicate' ? (
        <Button variant="secondary" onClick={() => bulk.want([id])}>
          <Trans>Use it anyway</Trans>
        </Button>
      ) : null}
      {isLeftOut ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t`Title`}
            value={title}
            required
            error={errorOf('title')}
            onChange={({ target }) => bulk.change(id, { title: target.value })}
          />
          {type.startsWith('image/') ? (
            <TextField
              label={t`Alternative text`}
              placeholder={title}
              value={alt}
              error={errorOf('alt')}
              onChange={({ target }) => bulk.change(id, { alt: target.value })}
            />
          ) : null}
        </div>
      )}
    </fieldset>
  );
});

/** How far a file is, or why it is not taken. */
function StateText({ file, state, twin }: Props) {
  const { t } = useLingui();
  const texts = useFileTexts(contentFiles.limits);
  const problemText = useProblemText();
  const { takenBy, problem, limit } = file;
  switch (state) {
    case 'missing':
      return (
        <span className="font-semibold text-warning-ink">
          <Trans>Choose this file again</Trans>
        </span>
      );
    case 'checking':
      return <Trans comment="whether a file is there already">Checking</Trans>;
    case 'waiting':
      return <Trans>Waiting</Trans>;
    case 'sending':
      return texts.size(file.sentBytes);
    case 'stored':
      return <Trans comment="a file was sent to the server">Uploaded</Trans>;
    case 'duplicate':
      return (
        <span className="font-semibold text-warning-ink">
          {takenBy === null
            ? t`The same file as ${{ name: twin ?? '' }} in this list`
            : t`The material ${{ title: takenBy }} has this file already`}
        </span>
      );
    case 'failed':
      return (
        <span className="text-error-ink">
          {problem ? problemText({ code: problem }) : <Trans>The upload was interrupted.</Trans>}
        </span>
      );
    case 'refused':
      return <span className="text-error-ink">{texts.problem(problem, limit)}</span>;
  }
}
