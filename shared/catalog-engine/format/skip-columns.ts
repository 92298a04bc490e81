// The columns of docs/catalog-format.md, gone past without reading them.
import type { ByteReader } from './bytes.ts';

/** Goes past *texts*. */
export function skipTexts(from: ByteReader, count: number): void {
  from.skip(count);
  from.skip(count);
  from.block();
}

/** Goes past *digits*. */
export function skipDigits(from: ByteReader, count: number): void {
  const forms = from.varints(new Uint32Array(count));
  let [numbered, other] = [0, 0];
  for (let at = 0; at < count; at++) {
    if ((forms[at] as number) > 1) numbered++;
    else other += forms[at] as number;
  }
  from.skip(numbered);
  skipTexts(from, other);
}

/** Goes past *repeated* texts. */
export function skipRepeated(from: ByteReader, count: number): void {
  skipTexts(from, from.count());
  from.skip(count);
}

/** Goes past *numbers*. */
export function skipNumbers(from: ByteReader, count: number): void {
  from.skip(count);
}

/** Goes past *names*. */
export function skipNames(from: ByteReader, count: number): void {
  from.skip(count);
  const rests = from.varints(new Uint32Array(count));
  let added = 0;
  for (let at = 0; at < count; at++) added += rests[at] as number;
  skipTexts(from, from.count());
  from.skip(added);
}
