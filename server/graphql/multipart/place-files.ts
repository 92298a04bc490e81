import { Problem } from '#server/lib/problem.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A request that does not follow the multipart specification. */
export function badMultipart(message: string, status = 400): Problem {
  return new Problem(status, status === 413 ? 'TOO_LARGE' : 'BAD_MULTIPART', message);
}

/**
 * Puts the files where `map` says, into the nulls that `operations` holds for them.
 * @throws 400 when a file or its place is missing
 */
export function placeFiles(
  operations: object,
  map: object,
  files: ReadonlyMap<string, UploadedFile>,
): void {
  for (const [field, paths] of Object.entries(map)) {
    const file = files.get(field);
    if (!file) throw badMultipart(`file '${field}' is missing`);
    if (!Array.isArray(paths)) throw badMultipart("the values of 'map' are lists of paths");
    for (const path of paths) place(operations, String(path), file);
  }
}

function place(operations: object, path: string, file: UploadedFile): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = operations;
  for (const key of keys) at = own(at, key);
  if (own(at, last) !== null) throw badMultipart(`'operations' has no null at '${path}'`);
  (at as Record<string, unknown>)[last] = file;
}

/** A property of the object itself, so that paths never reach a prototype. */
function own(at: unknown, key: string): unknown {
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key)
    ? (at as Record<string, unknown>)[key]
    : undefined;
}
