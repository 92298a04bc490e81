import type { Cells, Shape } from '../table/table.ts';
import { ByteWriter, packable, utf8 } from './bytes.ts';
import { gtin } from './gtin.ts';

/**
 * Writes rows column by column, so that similar values are adjacent and compress well
 * (docs/catalog-format.md). Of rows with the same `no` the last one counts.
 */
export function writeTable(
  out: ByteWriter,
  shape: Shape,
  cells: readonly Cells[],
  removed: readonly number[],
): void {
  const byNo = new Map(cells.map((row) => [row.no, row]));
  const rows = [...byNo.values()].sort((a, b) => a.no - b.no);
  writeNos(
    out,
    rows.map((row) => row.no),
  );
  writeNos(
    out,
    [...new Set(removed)].sort((a, b) => a - b),
  );
  const column = <V>(cellOf: (row: Cells) => V) => rows.map(cellOf);
  for (const name of shape.texts)
    writeTexts(
      out,
      column((row) => row.texts[name] ?? null),
    );
  for (const name of shape.digits)
    writeDigits(
      out,
      column((row) => row.texts[name] ?? null),
    );
  for (const name of shape.repeated)
    writeRepeated(
      out,
      column((row) => row.repeated[name] ?? null),
    );
  for (const name of shape.numbers)
    writeNumbers(
      out,
      column((row) => row.numbers[name] ?? null),
    );
  if (shape.named)
    writeNames(
      out,
      column((row) => row.name),
    );
}

function writeNos(out: ByteWriter, nos: readonly number[]): void {
  out.varint(nos.length);
  nos.forEach((no, at) => {
    if (!Number.isInteger(no) || no < 0 || no > 0xffffffff)
      throw new RangeError(`${no} is no number of a row`);
    out.varint(at === 0 ? no : no - (nos[at - 1] as number) - 1);
  });
}

/**
 * Writes the length of the common beginning with the text before, then the other lengths, then the
 * remaining bytes of all texts.
 */
function writeTexts(out: ByteWriter, values: readonly (string | null)[]): void {
  const rest = new ByteWriter();
  const lengths: number[] = [];
  let before: Uint8Array = new Uint8Array();
  for (const value of values) {
    if (value === null) {
      out.varint(0);
      lengths.push(0);
      continue;
    }
    const bytes = utf8(value);
    let same = 0;
    while (same < bytes.length && same < before.length && bytes[same] === before[same]) same++;
    out.varint(same);
    lengths.push(bytes.length - same + 1);
    rest.bytes(bytes.subarray(same));
    before = bytes;
  }
  for (const length of lengths) out.varint(length);
  out.block(rest.finish());
}

/** 0 is none, 1 another text, an even number that many digits, an odd one without the check digit. */
function writeDigits(out: ByteWriter, values: readonly (string | null)[]): void {
  const numbers: number[] = [];
  const others: string[] = [];
  for (const value of values) {
    const form = value === null ? 0 : gtin.form(value);
    out.varint(form);
    if (form === 1) others.push(value as string);
    else if (form > 1) numbers.push(gtin.number(value as string, form));
  }
  writeNumbers(out, numbers);
  writeTexts(out, others);
}

/** The values in the order they appear; rows: 0 as before, 1 the next new value, else id + 2. */
function writeRepeated(out: ByteWriter, values: readonly (string | null)[]): void {
  const ids = new Map<string | null, number>([[null, 0]]);
  const rows = new ByteWriter();
  let before: string | null = null;
  for (const value of values) {
    const id = ids.get(value);
    if (value === before) rows.varint(0);
    else if (id === undefined) {
      ids.set(value, ids.size);
      rows.varint(1);
    } else rows.varint(id + 2);
    before = value;
  }
  out.varint(ids.size - 1);
  writeTexts(out, [...ids.keys()].slice(1));
  out.bytes(rows.finish());
}

/** 0 is none, else one more than the difference to the number before. */
function writeNumbers(out: ByteWriter, values: readonly (number | null)[]): void {
  let before = 0;
  for (const value of values) {
    if (value === null) {
      out.varint(0);
      continue;
    }
    const difference = packable(value) - before;
    out.varint(difference >= 0 ? difference * 2 + 1 : -difference * 2);
    before = value;
  }
}

/** How many words are those of the name before, how many more come, and these: 0 new, else id + 1. */
function writeNames(out: ByteWriter, names: readonly string[]): void {
  const ids = new Map<string, number>();
  const rests = new ByteWriter();
  const words = new ByteWriter();
  let before: string[] = [];
  for (const name of names) {
    const now = name.split(' ');
    let same = 0;
    while (same < now.length && same < before.length && now[same] === before[same]) same++;
    out.varint(same);
    rests.varint(now.length - same);
    for (const word of now.slice(same)) {
      const id = ids.get(word);
      if (id === undefined) ids.set(word, ids.size);
      words.varint(id === undefined ? 0 : id + 1);
    }
    before = now;
  }
  out.bytes(rests.finish());
  out.varint(ids.size);
  writeTexts(out, [...ids.keys()]);
  out.bytes(words.finish());
}
