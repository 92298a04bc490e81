import type { Extras } from '../answers/customer-extras.ts';
import { ByteReader, ByteWriter, utf8 } from './bytes.ts';
import { framed, readBody } from './chunk-frame.ts';
import { CatalogFormatError } from './format-error.ts';
import { parseJsonBytes } from './packed-details.ts';

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
export function unpackExtras(chunk: Uint8Array): Extras {
  const from = new ByteReader(readBody(chunk, 'extras'));
  const extras = parseJsonBytes(from.block()) as Extras;
  from.end();
  const parts = [extras?.blocks, extras?.groupsets, extras?.gone, extras?.deals];
  if (!parts.every(Array.isArray)) throw new CatalogFormatError('The chunk contradicts itself');
  return extras;
}
