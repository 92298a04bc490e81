import { FileField, type FileFieldProps } from './file-field.tsx';

export interface ImageFieldProps extends Omit<FileFieldProps, 'limits'> {
  maxBytes?: number;
  maxFiles?: number;
}

/**
 * The types that the server re-encodes; phones convert their own formats to JPEG when a picture is chosen.
 */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A field for pictures with previews; a phone offers its camera. */
export function ImageField({ maxBytes = 10_000_000, maxFiles = 1, ...field }: ImageFieldProps) {
  return (
    <FileField
      {...field}
      limits={{ types: imageTypes, typeNames: 'JPEG, PNG, WebP', maxBytes, maxFiles }}
    />
  );
}
