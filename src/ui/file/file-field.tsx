import { Trans } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { acceptedTypes, type FileLimits } from './file-limits.ts';
import { FileRow } from './file-row.tsx';
import type { KeepFile, UploadFile } from './upload.ts';
import { useFileTexts } from './use-file-texts.ts';
import { type FieldFile, useUploads } from './use-uploads.ts';

export interface FileFieldProps extends FieldProps {
  value: readonly FieldFile[];
  /** Gets all files but refused ones; while a file is uploaded, or after a failure, it is still a `File`. */
  onChange: (files: readonly FieldFile[]) => void;
  limits: FileLimits;
  /** Sends a file as soon as it is chosen; without it files go with the form, such as to the outbox. */
  upload?: UploadFile | undefined;
  /** Keeps a file on the device as soon as it is chosen, for a form whose draft survives a reload. */
  keep?: KeepFile | undefined;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for files: chosen, dropped or pasted. Its limits are shown before a file is chosen. */
export function FileField({
  value,
  onChange,
  limits,
  upload,
  keep,
  onBlur,
  disabled = false,
  hint,
  id,
  ref,
  ...field
}: FileFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const texts = useFileTexts(limits);
  const { entries, add, remove, retry } = useUploads({ value, onChange, upload, keep, limits });
  const [over, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (disabled || !files || files.length === 0) return;
    event.preventDefault();
    void add([...files]);
  };
  return (
    <Field
      {...field}
      id={own}
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
            setOver(!disabled);
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
            field.error && 'border-error-ink',
          )}
        >
          <input
            {...ids}
            ref={ref}
            type="file"
            multiple={limits.maxFiles > 1}
            accept={acceptedTypes(limits.types)}
            required={field.required && entries.length === 0}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              // Without this the same file could not be chosen again after it was removed.
              event.target.value = '';
            }}
            className="block min-h-touch w-full text-sm file:mr-3 file:min-h-touch file:rounded file:border file:border-solid file:border-line-strong file:bg-surface file:px-4 file:font-semibold file:text-ink"
          />
          <p className="px-1 text-sm text-ink-muted max-sm:hidden">
            <Trans>Files can also be dropped or pasted here.</Trans>
          </p>
          {entries.length > 0 ? (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {entries.map((entry) => (
                <FileRow
                  key={entry.key}
                  entry={entry}
                  size={texts.size(entry.bytes)}
                  problem={texts.problem(entry.problem, entry.limit)}
                  disabled={disabled}
                  onRetry={() => retry(entry)}
                  onRemove={() => remove(entry.key)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  );
}
