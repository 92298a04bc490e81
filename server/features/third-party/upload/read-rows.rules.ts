import type {
  ThirdPartyProductRow,
  ThirdPartyStockRow,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { toOneLine } from '#server/lib/one-line.ts';
import type { RecordValues } from '#server/lib/upload-history.store.ts';
import { repeatedRow } from '#server/lib/upload-report.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { parseMoney, plainMoney } from '#shared/money.ts';
import { readBoolean } from '#shared/read-boolean.ts';
import { isPictureAddress } from '../pictures/picture-address.rules.ts';

/** The values of a row as texts, by the columns of the file, or why it is refused. */
export type ReadRow =
  | { refused: UserError[]; values?: never }
  | { refused?: never; values: RecordValues };

const longestCode = 60;
const longestText = 255;
const longestUnit = 10;
const mostPieces = 99_999;
/** Below what the price rule multiplies exactly. */
const highestPrice = 1_000_000_000_00;
const mostStock = 1_000_000_000;

type Refuse = (field: string, code: string) => void;

function readText(cell: string, field: string, most: number, refuse: Refuse): string {
  const text = toOneLine(cell);
  if (text === '') refuse(field, 'REQUIRED');
  else if (text.length > most) refuse(field, 'TOO_LONG');
  return text;
}

/** A whole number as its digits. */
function readWhole(
  cell: string,
  field: string,
  [least, most]: readonly [number, number],
  refuse: Refuse,
): string {
  const text = cell.trim();
  if (!/^-?\d{1,12}$/.test(text)) refuse(field, text === '' ? 'REQUIRED' : 'NOT_A_NUMBER');
  else if (Number(text) < least || Number(text) > most) refuse(field, 'OUT_OF_RANGE');
  return String(Number(text));
}

function readPrice(cell: string, precision: number, refuse: Refuse): string {
  const text = cell.trim();
  const isNumber = /^-?\d{1,15}(\.\d{1,10})?$/.test(text);
  const minor = isNumber ? parseMoney(text, precision) : null;
  if (text === '') refuse('price', 'REQUIRED');
  else if (!isNumber) refuse('price', 'NOT_A_NUMBER');
  else if (minor === null) refuse('price', 'TOO_MANY_DECIMALS');
  else if (minor <= 0 || minor > highestPrice) refuse('price', 'OUT_OF_RANGE');
  return plainMoney(minor ?? 0, precision);
}

/** Reads a row of a file of articles (reading 77). @param precision decimals of the currency */
const readProduct =
  (precision: number) =>
  (row: ThirdPartyProductRow, refuse: Refuse): RecordValues => {
    const imageUrl = (row.imageUrl ?? '').trim();
    if (imageUrl !== '' && !isPictureAddress(imageUrl)) refuse('imageUrl', 'BAD_IMAGE');
    const active = (row.active ?? '').trim();
    const isActive = active === '' ? true : readBoolean(active);
    if (isActive === null) refuse('active', 'NOT_ALLOWED');
    return {
      articleCode: readText(row.articleCode, 'articleCode', longestCode, refuse),
      description: readText(row.description, 'description', longestText, refuse),
      price: readPrice(row.price, precision, refuse),
      salesUnit: readText(row.salesUnit, 'salesUnit', longestUnit, refuse),
      uomConverter: readWhole(
        row.uomConverter?.trim() || '1',
        'uomConverter',
        [1, mostPieces],
        refuse,
      ),
      imageUrl,
      active: isActive === false ? 'no' : 'yes',
    };
  };

const readStock = (row: ThirdPartyStockRow, refuse: Refuse): RecordValues => ({
  articleCode: readText(row.articleCode, 'articleCode', longestCode, refuse),
  stock: readWhole(row.stock, 'stock', [0, mostStock], refuse),
});

/** Reads the rows of a call; of two of one article, whatever the case of its code, the second is refused. */
function readRows<Row extends { line: number; articleCode: string }>(
  rows: readonly Row[],
  read: (row: Row, refuse: Refuse) => RecordValues,
): ReadRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const refused: UserError[] = [];
    const values = read(row, (field, code) =>
      refused.push(userError(field, code, `${field}: ${code}`)),
    );
    if (refused.length > 0) return { refused };
    const { articleCode = '' } = values;
    const key = toCaselessKey(articleCode);
    const firstLine = lines.get(key);
    if (firstLine !== undefined) return { refused: [repeatedRow('articleCode', firstLine)] };
    lines.set(key, row.line);
    return { values };
  });
}

export const readProductRows = (rows: readonly ThirdPartyProductRow[], precision: number) =>
  readRows(rows, readProduct(precision));

export const readStockRows = (rows: readonly ThirdPartyStockRow[]) => readRows(rows, readStock);
