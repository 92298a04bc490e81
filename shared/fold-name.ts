/**
 * A username for comparing. Names that the database takes for the same, by `lower`, are the same here too, whatever its
 * collation: İ and Σ have several small letters, and letters may be composed or not.
 */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
}
