import type { FieldFile } from '#src/ui/file/use-uploads.ts';

/** The files of a form with places of one file each. */
export type PlacedFiles<Place extends string> = Record<Place, readonly FieldFile[]>;

/** Places without files. */
export const noPlacedFiles = <Place extends string>(places: readonly Place[]) =>
  Object.fromEntries(places.map((place) => [place, []])) as unknown as PlacedFiles<Place>;

/**
 * The files of a record as the server takes them. A new file has no id yet: the outbox puts it in its place. A file that
 * the server has is left out, so that it stays, and null removes it.
 * @param had the places that the stored record has a file in
 */
export function toPlacedInput<Place extends string>(
  places: readonly Place[],
  values: PlacedFiles<Place>,
  had: readonly Place[],
): { files: Partial<Record<Place, null>>; blobs: Record<string, File> } {
  const blobs: Record<string, File> = {};
  const files: Partial<Record<Place, null>> = {};
  for (const place of places) {
    const [file] = values[place];
    if (file instanceof File) blobs[`input.${place}`] = file;
    if (file instanceof File || (!file && had.includes(place))) files[place] = null;
  }
  return { files, blobs };
}

/** The files that wait in the outbox; places that stay as they are on the server are left out. */
export function fromPlacedInput<Place extends string>(
  places: readonly Place[],
  input: Partial<Record<Place, unknown>>,
  blobs: Readonly<Record<string, Blob>>,
): Partial<PlacedFiles<Place>> {
  const placed = places.flatMap((place) => {
    const blob = blobs[`input.${place}`];
    if (blob) return [[place, [toFile(blob)]]];
    return input[place] === null ? [[place, []]] : [];
  });
  return Object.fromEntries(placed);
}

const toFile = (blob: Blob): File =>
  blob instanceof File ? blob : new File([blob], '', { type: blob.type });
