import { protocol } from '@electric-sql/pglite';

const letter = { row: 0x44, done: 0x43, error: 0x45 };
/** Commands that say how many rows they changed. */
const changing = /^(?:INSERT|UPDATE|DELETE|COPY|MERGE) /;

export interface Column {
  name: string;
  /** Null: it stays text. */
  read: ((text: string) => unknown) | null;
}

/**
 * Reads what the database answered, in the form of PostgreSQL's protocol, to a run of a statement.
 * @param bytes the whole answer
 * @throws the error it reports, as PGlite does
 */
export function readAnswer(
  bytes: Buffer,
  columns: readonly Column[],
): { rows: Record<string, unknown>[]; affectedRows: number } {
  const rows: Record<string, unknown>[] = [];
  let affectedRows = 0;
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at];
    const next = at + 1 + bytes.readUInt32BE(at + 1);
    if (kind === letter.row) rows.push(readRow(bytes, at + 7, columns));
    else if (kind === letter.done) {
      const told = bytes.toString('latin1', at + 5, next - 1);
      if (changing.test(told)) affectedRows += Number(told.slice(told.lastIndexOf(' ')));
    } else if (kind === letter.error) throwError(bytes);
    at = next;
  }
  return { rows, affectedRows };
}

function readRow(bytes: Buffer, from: number, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = from;
  for (const { name, read } of columns) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[name] = null;
      continue;
    }
    const text = bytes.toString('utf8', at, at + length);
    row[name] = read ? read(text) : text;
    at += length;
  }
  return row;
}

function throwError(bytes: Buffer): void {
  new protocol.Parser().parse(bytes, (message: object) => {
    if (message instanceof Error) throw message;
  });
}
