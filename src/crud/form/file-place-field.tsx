import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { FileField } from '#src/ui/file/file-field.tsx';
import type { FileLimits } from '#src/ui/file/file-limits.ts';
import type { PhotoField } from '#src/ui/file/photo-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import type { EntityForm } from './entity-form.ts';
import { ValueField } from './value-field.tsx';

interface Props<Values extends FieldValues, Place extends string> {
  form: EntityForm<Values>;
  /** The field of the form, which holds one file at most. */
  place: Place & Path<Values>;
  label: string;
  hint?: ReactNode;
  isNeeded?: boolean;
  limits: Omit<FileLimits, 'maxFiles'>;
  /** Keeps a file on the device as soon as it is chosen. */
  keepFile: (place: Place, file: File) => Promise<File>;
  /** A row with the name of the file, or a tile that opens the camera. */
  look: typeof FileField | typeof PhotoField;
}

/** The place of one file in a form whose draft survives a reload. */
export function FilePlaceField<Values extends FieldValues, Place extends string>({
  form,
  place,
  label,
  hint,
  isNeeded = false,
  limits,
  keepFile,
  look: Look,
}: Props<Values, Place>) {
  return (
    <ValueField form={form} name={place}>
      {({ value, onChange, onBlur, error, ref }) => {
        const field = {
          ref,
          label,
          hint,
          required: isNeeded,
          value: value as readonly FieldFile[],
          onChange: (files: readonly FieldFile[]) =>
            onChange(files as PathValue<Values, Place & Path<Values>>),
          onBlur,
          error,
          limits: { ...limits, maxFiles: 1 },
          keep: (file: File) => keepFile(place, file),
        };
        return <Look {...field} />;
      }}
    </ValueField>
  );
}
