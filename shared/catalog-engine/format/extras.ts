import type { Extras } from '../answers/extras.ts';
import { ByteReader, ByteWriter, utf8 } from './bytes.ts';
import { jsonOf } from './details.ts';
import { CatalogFormatError } from './error.ts';
import { bodyOf, framed } from './frame.ts';

/** Packs the additional data of a device into a chunk. */
export function packExtras(extras: Extras): Uint8Array {
  const out = new ByteWriter();
  out.block(utf8(JSON.stringify(extras)));
  return framed('extras', out.finish());
}

/**
 * Unpacks the additional data of a device.
 * @throws CatalogFormatError for a chunk of another kind or a damaged one
 */
export function extrasOf(chunk: Uint8Array): Extras {
  const from = new ByteReader(bodyOf(chunk, 'extras'));
  const extras = jsonOf(from.block()) as Extras;
  from.end();
  const parts = [extras?.blocks, extras?.groupsets, extras?.gone, extras?.deals];
  if (!parts.every(Array.isArray)) throw new CatalogFormatError('The chunk contradicts itself');
  return extras;
}
