import { lazily } from '../table/lazy-columns.ts';
import type { Names, Repeated, Shape, Table } from '../table/table.ts';
import { type Texts, toTexts } from '../table/texts.ts';
import { type ByteReader, decodeText } from './bytes.ts';
import { CatalogFormatError, careful } from './format-error.ts';
import { gtin } from './gtin.ts';
import { skipDigits, skipNames, skipNumbers, skipRepeated, skipTexts } from './skip-columns.ts';

type Read<Column> = (from: ByteReader, count: number) => Column;

/**
 * Reads the columns that `writeTable` wrote. Each is skipped now and decoded on first use, because a first
 * answer needs few of them.
 * @throws CatalogFormatError for damage, now or when the damaged column is decoded
 */
export function readTable(from: ByteReader, shape: Shape): Table {
  const nos = readNos(from);
  const removed = readNos(from);
  const count = nos.length;
  const names = [...shape.texts, ...shape.digits, ...shape.repeated, ...shape.numbers, 'name'];
  const begins: number[] = [];
  const pass = (columns: number, skip: Read<void>) => {
    for (let left = columns; left > 0; left--) {
      begins.push(from.place);
      skip(from, count);
    }
  };
  const read = <Column>(name: string, column: Read<Column>) =>
    careful(() => column(from.at(begins[names.indexOf(name)] as number), count));
  pass(shape.texts.length, skipTexts);
  pass(shape.digits.length, skipDigits);
  pass(shape.repeated.length, skipRepeated);
  pass(shape.numbers.length, skipNumbers);
  if (shape.named) pass(1, skipNames);
  return {
    nos,
    removed,
    parts: null,
    texts: lazily([...shape.texts, ...shape.digits], (name) =>
      read(name, shape.digits.includes(name) ? readDigits : readTexts),
    ),
    repeated: lazily(shape.repeated, (name) => read(name, readRepeated)),
    numbers: lazily(shape.numbers, (name) => read(name, readNumbers)),
    names: lazily(shape.named ? ['name'] : [], (name) => read(name, readNames)),
  };
}

function damaged(): CatalogFormatError {
  return new CatalogFormatError('The chunk contradicts itself');
}

function readNos(from: ByteReader): Uint32Array {
  const nos = from.varints(new Uint32Array(from.count()));
  let before = -1;
  for (let at = 0; at < nos.length; at++) {
    before += (nos[at] as number) + 1;
    if (before > 0xffffffff) throw damaged();
    nos[at] = before;
  }
  return nos;
}

function readTexts(from: ByteReader, count: number): Texts {
  const same = new Uint32Array(count);
  const rests = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  const missing = new Uint8Array(count);
  from.varints(same);
  from.varints(rests);
  let length = 0;
  for (let at = 0; at < count; at++) {
    const rest = rests[at] as number;
    starts[at] = length;
    if (rest === 0) missing[at] = 1;
    else length += (same[at] as number) + rest - 1;
  }
  starts[count] = length;
  const rest = from.block();
  // A text takes over at most what the one before has, so damage cannot ask for more than this.
  if (length > rest.length * (count + 1)) throw damaged();
  const bytes = new Uint8Array(length);
  let before = 0;
  let read = 0;
  for (let at = 0; at < count; at++) {
    if (missing[at] === 1) continue;
    const start = starts[at] as number;
    const kept = same[at] as number;
    const added = (starts[at + 1] as number) - start - kept;
    if (before + kept > start || read + added > rest.length) throw damaged();
    for (let k = 0; k < kept; k++) bytes[start + k] = bytes[before + k] as number;
    for (let k = 0; k < added; k++) bytes[start + kept + k] = rest[read++] as number;
    before = start;
  }
  if (read !== rest.length) throw damaged();
  const text = decodeText(bytes);
  if (text.length === bytes.length) return { text, starts, missing };
  // Letters beyond ASCII take more bytes than places.
  let place = 0;
  let at = 0;
  for (let byte = 0; byte < length; byte++) {
    while (starts[at] === byte) starts[at++] = place;
    const first = bytes[byte] as number;
    if (first >= 0xf0) place += 2;
    else if ((first & 0xc0) !== 0x80) place++;
  }
  while (at <= count) starts[at++] = place;
  return { text, starts, missing };
}

function readDigits(from: ByteReader, count: number): Texts {
  const forms = from.varints(new Uint32Array(count));
  let [numbered, other, length] = [0, 0, 0];
  for (let at = 0; at < count; at++) {
    const form = forms[at] as number;
    if (form > 29) throw damaged();
    length += form >> 1;
    if (form > 1) numbered++;
    else if (form === 1) other++;
  }
  const numbers = readNumbers(from, numbered);
  const others = readTexts(from, other);
  if (other > 0) return mixed(forms, numbers, others);
  const starts = new Uint32Array(count + 1);
  const missing = new Uint8Array(count);
  const digits = new Uint8Array(length);
  length = 0;
  numbered = 0;
  for (let at = 0; at < count; at++) {
    const form = forms[at] as number;
    starts[at] = length;
    if (form === 0) missing[at] = 1;
    else gtin.write(numbers[numbered++] as number, form, digits, length);
    length += form >> 1;
  }
  starts[count] = length;
  return { text: decodeText(digits), starts, missing };
}

/** Where some are no digits. */
function mixed(forms: Uint32Array, numbers: Float64Array, others: Texts): Texts {
  let number = 0;
  let other = 0;
  return toTexts(
    Array.from(forms, (form) => {
      if (form === 0) return null;
      if (form === 1) return others.text.slice(others.starts[other++], others.starts[other]);
      const digits = new Uint8Array(form >> 1);
      gtin.write(numbers[number++] as number, form, digits, 0);
      return decodeText(digits);
    }),
  );
}

function readRepeated(from: ByteReader, count: number): Repeated {
  const size = from.count();
  const texts = readTexts(from, size);
  const values: (string | null)[] = [null];
  for (let at = 0; at < size; at++)
    values.push(texts.text.slice(texts.starts[at], texts.starts[at + 1]));
  const ids = from.varints(new Uint32Array(count));
  let before = 0;
  let newest = 0;
  for (let at = 0; at < count; at++) {
    const code = ids[at] as number;
    if (code === 1) before = ++newest;
    else if (code > 1) before = code - 2;
    if (before > size) throw damaged();
    ids[at] = before;
  }
  return { ids, values };
}

function readNumbers(from: ByteReader, count: number): Float64Array {
  return from.steps(new Float64Array(count));
}

function readNames(from: ByteReader, count: number): Names {
  const same = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  from.varints(same);
  const rests = from.varints(new Uint32Array(count));
  let length = 0;
  let added = 0;
  for (let at = 0; at < count; at++) {
    starts[at] = length;
    const rest = rests[at] as number;
    added += rest;
    length += (same[at] as number) + rest;
  }
  starts[count] = length;
  const size = from.count();
  const texts = readTexts(from, size);
  const words: string[] = [];
  for (let at = 0; at < size; at++)
    words.push(texts.text.slice(texts.starts[at], texts.starts[at + 1]));
  if (length > added * (count + 1)) throw damaged();
  const codes = from.varints(new Uint32Array(added));
  const ids = new Uint32Array(length);
  let newest = 0;
  let next = 0;
  for (let at = 0, before = 0; at < count; at++) {
    const start = starts[at] as number;
    const end = starts[at + 1] as number;
    const kept = same[at] as number;
    if (before + kept > start && kept > 0) throw damaged();
    if (kept > 0) ids.copyWithin(start, before, before + kept);
    for (let place = start + kept; place < end; place++) {
      const code = codes[next++] as number;
      const id = code === 0 ? newest++ : code - 1;
      if (id >= size) throw damaged();
      ids[place] = id;
    }
    before = start;
  }
  return { starts, ids, words };
}
