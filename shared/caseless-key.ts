import { lowered } from './folded-text.ts';

/**
 * Returns the key by which names are the same whatever their case: composed letters, lowercased as the database's
 * lower() does it. Names that are compared by it are stored composed.
 */
export function toCaselessKey(name: string): string {
  return lowered(name.normalize('NFC'));
}
