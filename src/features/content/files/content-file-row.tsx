import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#shared/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { AltFields } from './alt-fields.tsx';
import { type ContentFileValue, isPicture } from './content-file-values.ts';
import { FocusField } from './focus-field.tsx';
import { FormPicture } from './form-picture.tsx';
import type { FormFile } from './use-content-uploads.ts';

/** The fields of a file; the last two are for pictures only. */
export interface AskedParts {
  title?: boolean;
  alt?: boolean;
  focus?: boolean;
}

export interface FileRowErrors {
  title: string | undefined;
  alt: string | undefined;
}

interface Props {
  file: FormFile;
  size: string;
  language: Language;
  asks: AskedParts;
  errors: FileRowErrors;
  onChange: (part: Partial<ContentFileValue>) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** Moves it one place up or down; null where there is no place. */
  onMove?: { up: (() => void) | null; down: (() => void) | null };
}

/** A file of an item: its upload, its place, and what is said about it. */
export function ContentFileRow(props: Props) {
  const { file, size, language, asks, errors, onChange, onRemove, onMove } = props;
  const { t } = useLingui();
  const { value } = file;
  const { name, title, alt, hasPlace, removePlace } = value;
  const picture = isPicture(value);
  return (
    <li className="space-y-3 py-3">
      <div className="flex flex-wrap items-center gap-3">
        {picture ? (
          <FormPicture file={file} className="size-16 shrink-0 rounded bg-sunken" />
        ) : (
          <Icon name="orders" size={32} className="shrink-0 text-ink-muted" />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere">{name}</p>
          <p className="tabular text-sm text-ink-muted">{size}</p>
          <UploadState {...props} />
        </div>
        <div className="flex shrink-0">
          {onMove ? (
            <>
              <MoveButton label={t`Move ${name} up`} icon="chevron-up" onPress={onMove.up} />
              <MoveButton label={t`Move ${name} down`} icon="chevron-down" onPress={onMove.down} />
            </>
          ) : null}
          <button
            type="button"
            aria-label={t`Remove ${name}`}
            onClick={onRemove}
            className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
          >
            <Icon name="trash" size={20} />
          </button>
        </div>
      </div>
      {asks.title ? (
        <TextField
          label={t`Title of the file`}
          placeholder={name}
          value={title}
          error={errors.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      ) : null}
      {picture && asks.alt ? (
        <AltFields
          alt={alt}
          language={language}
          onChange={(changed) => onChange({ alt: changed })}
          error={errors.alt}
        />
      ) : null}
      {picture && asks.focus ? (
        <Fold summary={<Trans>Focal point</Trans>}>
          <FocusField file={file} onChange={onChange} />
        </Fold>
      ) : null}
      {hasPlace ? (
        <Notice tone="warning">
          <Trans>
            This picture says where it was taken, and so does the original that readers get.
          </Trans>
          <Checkbox
            label={<Trans>Remove the place</Trans>}
            checked={removePlace}
            onChange={({ target }) => onChange({ removePlace: target.checked })}
          />
        </Notice>
      ) : null}
    </li>
  );
}

/** How far the upload is, or why it ended. */
function UploadState({ file: { value, entry }, onRetry }: Props) {
  const { t } = useLingui();
  const { id, name } = value;
  if (id !== null) return null;
  if (entry?.state === 'uploading')
    return (
      <progress
        aria-label={t`Upload of ${name}`}
        value={entry.sentBytes}
        max={Math.max(1, entry.bytes)}
        className="block h-2 w-full accent-brand-strong"
      />
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-error-ink">
      {entry ? (
        <>
          <Trans>The upload was interrupted.</Trans>
          <Button variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <Trans>The upload was interrupted. Remove the file and choose it again.</Trans>
      )}
    </div>
  );
}

interface MoveProps {
  label: string;
  icon: 'chevron-up' | 'chevron-down';
  onPress: (() => void) | null;
}

/** Keeps the focus when its row has moved, so that it can be pressed again. */
function MoveButton({ label, icon, onPress }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null || undefined}
      onClick={({ currentTarget }) => {
        onPress?.();
        requestAnimationFrame(() => currentTarget.focus());
      }}
      className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken aria-disabled:opacity-40"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
