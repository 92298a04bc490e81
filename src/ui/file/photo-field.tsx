import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { acceptedTypes, type FileLimits } from './file-limits.ts';
import { FilePreview } from './file-preview.tsx';
import type { KeepFile } from './upload.ts';
import { useFileTexts } from './use-file-texts.ts';
import { type FieldFile, type FileEntry, useUploads } from './use-uploads.ts';

export interface PhotoFieldProps extends FieldProps {
  /** The name of the place, for the buttons of the tile. */
  label: string;
  value: readonly FieldFile[];
  onChange: (files: readonly FieldFile[]) => void;
  /** Of one photo. */
  limits: FileLimits;
  keep?: KeepFile | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Why the chosen photo is not there, or that the device keeps it just now. */
function PhotoState({ entry, problem }: { entry: FileEntry; problem: string }) {
  if (entry.state === 'keeping')
    return (
      <p role="status" className="text-sm text-ink-muted">
        <Trans comment="a photo that was just taken">Saving it on this device</Trans>
      </p>
    );
  if (entry.state !== 'failed' && entry.state !== 'refused') return null;
  return (
    <p role="alert" className="text-sm text-error-ink wrap-anywhere">
      {problem}
    </p>
  );
}

const toolClass =
  'relative flex min-h-touch flex-1 cursor-pointer items-center justify-center rounded text-ink-muted hover:bg-sunken has-focus-visible:outline-2';

/**
 * A place for one photo, as a tile: a press opens the camera where the device has one, another photo takes the place of
 * the one before, and a photo of the device can be chosen instead.
 */
export function PhotoField({
  label,
  value,
  onChange,
  limits,
  keep,
  onBlur,
  ref,
  id,
  ...field
}: PhotoFieldProps) {
  const { t } = useLingui();
  const generated = useId();
  const own = id ?? generated;
  const texts = useFileTexts(limits);
  const { entries, add, remove, retry } = useUploads({
    value,
    onChange,
    upload: undefined,
    keep,
    limits,
    replaces: true,
  });
  const [first] = entries;
  const shown = entries.find(({ state }) => state !== 'refused');
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])].slice(0, 1));
    // Without this the same photo could not be chosen again after it was removed.
    event.target.value = '';
  };
  const accept = acceptedTypes(limits.types);
  return (
    <Field {...field} label={label} id={own}>
      {(ids) => (
        <div
          className={classNames(
            'rounded-lg border bg-surface',
            field.error ? 'border-error-ink' : 'border-line-strong',
            shown ? null : 'border-dashed',
          )}
        >
          <label className="relative block cursor-pointer rounded-t-lg has-focus-visible:outline-2">
            <input
              {...ids}
              ref={ref}
              type="file"
              accept={accept}
              capture="environment"
              onBlur={onBlur}
              onChange={take}
              className="sr-only"
            />
            {shown ? (
              <FilePreview entry={shown} className="aspect-[4/3] w-full rounded-b-none" />
            ) : (
              <span className="flex aspect-[4/3] w-full flex-col items-center justify-center gap-1 text-brand-ink">
                <Icon name="camera" size={28} />
                <span aria-hidden="true" className="text-sm font-semibold pointer-fine:hidden">
                  <Trans comment="opens the camera of a phone">Take photo</Trans>
                </span>
                <span aria-hidden="true" className="text-sm font-semibold pointer-coarse:hidden">
                  <Trans comment="opens the files of a computer">Choose photo</Trans>
                </span>
              </span>
            )}
          </label>
          <div className="flex border-t border-line pointer-fine:border-t-0">
            <label className={classNames(toolClass, 'pointer-fine:hidden')}>
              <input
                type="file"
                accept={accept}
                aria-label={t`Choose a photo for ${label}`}
                onChange={take}
                className="sr-only"
              />
              <Icon name="image" size={20} />
            </label>
            {shown?.state === 'failed' ? (
              <button
                type="button"
                aria-label={t`Try again: ${label}`}
                onClick={() => retry(shown)}
                className={toolClass}
              >
                <Icon name="refresh" size={20} />
              </button>
            ) : null}
            {shown ? (
              <button
                type="button"
                aria-label={t`Remove ${{ name: label }}`}
                onClick={() => remove(shown.key)}
                className={toolClass}
              >
                <Icon name="trash" size={20} />
              </button>
            ) : null}
          </div>
          {first ? (
            <div className="px-2 pb-2 empty:hidden">
              <PhotoState entry={first} problem={texts.problem(first.problem, first.limit)} />
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}
