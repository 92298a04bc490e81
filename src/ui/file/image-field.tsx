import { FileField, type FileFieldProps } from './file-field.tsx';

export interface ImageFieldProps extends Omit<FileFieldProps, 'limits'> {
  maxBytes?: number;
  maxFiles?: number;
}

/** What servers of the portal re-encode; phones turn their own formats into JPEG on choosing. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Pictures, shown small beside their names; a phone offers its camera. */
export function ImageField({ maxBytes = 10_000_000, maxFiles = 1, ...field }: ImageFieldProps) {
  return (
    <FileField
      {...field}
      limits={{ types: imageTypes, typeNames: 'JPEG, PNG, WebP', maxBytes, maxFiles }}
    />
  );
}
