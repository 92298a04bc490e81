import type { Extras } from '../answers/extras.ts';
import { ByteReader, ByteWriter, utf8 } from './bytes.ts';
import { jsonOf } from './details.ts';
import { CatalogFormatError } from './error.ts';
import { bodyOf, framed } from './frame.ts';

/** The chunk of what a device is told besides the range. */
export function packExtras(extras: Extras): Uint8Array {
  const out = new ByteWriter();
  out.block(utf8(JSON.stringify(extras)));
  return framed('extras', out.finish());
}

/** What such a chunk says. @throws CatalogFormatError unless it is a sound one */
export function extrasOf(chunk: Uint8Array): Extras {
  const from = new ByteReader(bodyOf(chunk, 'extras'));
  const extras = jsonOf(from.block()) as Extras;
  from.end();
  const parts = [extras?.blocks, extras?.groupsets, extras?.gone, extras?.deals];
  if (!parts.every(Array.isArray)) throw new CatalogFormatError('The chunk contradicts itself');
  return extras;
}
