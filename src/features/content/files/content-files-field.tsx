import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import type { Language } from '#shared/locales.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Field } from '#src/ui/fields/field.tsx';
import { acceptedTypes } from '#src/ui/file/file-limits.ts';
import { useFileTexts } from '#src/ui/file/use-file-texts.ts';
import type { FileEntry } from '#src/ui/file/use-uploads.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type AskedParts, ContentFileRow, type FileRowErrors } from './content-file-row.tsx';
import type { ContentFileValue } from './content-file-values.ts';
import type { ContentUpload } from './content-upload.ts';
import { useContentUploads } from './use-content-uploads.ts';

interface Props {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  rules: ContentUpload;
  /** The language of the item, in which pictures need an alternative text. */
  language: Language;
  value: readonly ContentFileValue[];
  onChange: (files: ContentFileValue[]) => void;
  error?: string | undefined;
  /** The problems of one file. */
  getErrors: (at: number) => FileRowErrors & { id: string | undefined };
  asks?: AskedParts;
}

/**
 * The files of an item, chosen, dropped or pasted: uploaded at once, in an order that buttons change, each with what is
 * said about it. A field of one picture replaces it.
 */
export function ContentFilesField(props: Props) {
  const { label, hint, required, rules, language, value, error, getErrors, asks = {} } = props;
  const { t } = useLingui();
  const texts = useFileTexts(rules.limits);
  const uploads = useContentUploads(props);
  const [over, setOver] = useState(false);
  const [moved, setMoved] = useState('');
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add([...files]);
  };
  const move = (at: number, to: number) => () => {
    const file = value[at];
    if (!file) return;
    uploads.move(file.key, to);
    setMoved(
      t`${{ name: file.name }} is at place ${{ place: to + 1 }} of ${{ count: value.length }}`,
    );
  };
  const isSingle = rules.limits.maxFiles === 1;
  const unfinished = value.map((_, at) => getErrors(at).id).find(Boolean);
  return (
    <Field
      label={label}
      required={required}
      error={error ?? unfinished}
      hint={
        <>
          {hint} {texts.limits}
        </>
      }
    >
      {(ids) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are other ways to the input inside
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            setOver(false);
            take(event, event.dataTransfer.files);
          }}
          onPaste={(event) => take(event, event.clipboardData.files)}
          className={classNames(
            'rounded border border-dashed bg-surface p-2',
            over ? 'border-brand-ink bg-brand-tint' : 'border-line-strong',
          )}
        >
          <input
            {...ids}
            type="file"
            multiple={!isSingle}
            accept={acceptedTypes(rules.limits.types)}
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])]);
              // Without this the same file could not be chosen again after it was removed.
              target.value = '';
            }}
            className="block min-h-touch w-full text-sm file:mr-3 file:min-h-touch file:rounded file:border file:border-solid file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
          />
          <p className="px-1 text-sm text-ink-muted max-sm:hidden">
            <Trans>Files can also be dropped or pasted here.</Trans>
          </p>
          <p role="status" className="sr-only">
            {moved}
          </p>
          <ul className="divide-y divide-line px-1">
            {uploads.files.map((file, at) => (
              <ContentFileRow
                key={file.value.key}
                file={file}
                // Pictures of the feed have no known size.
                size={file.value.bytes > 0 ? texts.size(file.value.bytes) : ''}
                language={language}
                asks={asks}
                errors={getErrors(at)}
                onChange={(part) => uploads.change(file.value.key, part)}
                onRemove={() => uploads.remove(file.value.key)}
                onRetry={() => file.entry && uploads.retry(file.entry)}
                {...(value.length > 1 && {
                  onMove: {
                    up: at > 0 ? move(at, at - 1) : null,
                    down: at < value.length - 1 ? move(at, at + 1) : null,
                  },
                })}
              />
            ))}
            {uploads.refused.map((entry) => (
              <RefusedFile
                key={entry.key}
                entry={entry}
                problem={texts.problem(entry.problem, entry.limit)}
                onDismiss={() => uploads.dismiss(entry.key)}
              />
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

interface RefusedProps {
  entry: FileEntry;
  problem: string;
  onDismiss: () => void;
}

/** A file that was not taken, and why. */
function RefusedFile({ entry: { name }, problem, onDismiss }: RefusedProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{name}</p>
        <p role="alert" className="text-sm text-error-ink">
          {problem}
        </p>
      </div>
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        onClick={onDismiss}
        className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
