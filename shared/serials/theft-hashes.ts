// The numbers of stolen bikes as a device takes them along: 32-bit hashes of the folded numbers in ascending order,
// each as the difference from the previous one in bytes of seven bits, the lowest first; every byte but a
// difference's last has the eighth bit. 300,000 numbers need about 0.7 MB. One in about 14,000 other numbers has
// the hash of a stolen one, so a hit says only that a bike may be stolen.
import { foldSerial } from './parse-serial.ts';

/** Hashes by FNV-1a and mixes the result, because consecutive numbers differ only in their last characters. */
function hashSerial(normal: string): number {
  let value = 0x811c9dc5;
  for (const character of foldSerial(normal))
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Packs numbers in normal form. */
export function packTheftHashes(numbers: Iterable<string>): Uint8Array<ArrayBuffer> {
  const hashes = Uint32Array.from(new Set([...numbers].map(hashSerial))).sort();
  // A difference takes at most five bytes.
  const packed = new Uint8Array(hashes.length * 5);
  let length = 0;
  let previous = 0;
  for (const hash of hashes) {
    let rest = hash - previous;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) packed[length++] = (rest & 0x7f) | 0x80;
    packed[length++] = rest;
    previous = hash;
  }
  return packed.slice(0, length);
}

/** The numbers of stolen bikes on a device. */
export interface TheftHashes {
  readonly size: number;
  /** Whether a bike may be stolen; false is certain. @param normal its number in normal form */
  has(normal: string): boolean;
}

/** Reads packed numbers. @throws RangeError when the last one is not complete */
export function readTheftHashes(packed: Uint8Array): TheftHashes {
  const ends = packed.reduce((count, byte) => count + (byte < 0x80 ? 1 : 0), 0);
  if ((packed.at(-1) ?? 0) >= 0x80) throw new RangeError('The hashes of stolen bikes are cut off');
  const hashes = new Uint32Array(ends);
  let at = 0;
  let previous = 0;
  let difference = 0;
  let factor = 1;
  for (const byte of packed) {
    difference += (byte & 0x7f) * factor;
    factor *= 0x80;
    if (byte >= 0x80) continue;
    previous += difference;
    hashes[at++] = previous;
    difference = 0;
    factor = 1;
  }
  return { size: ends, has: (normal) => isInSorted(hashes, hashSerial(normal)) };
}

function isInSorted(sorted: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
