import { createTasksOfFrames } from '#server/features/serials/serials.public.ts';
import { quote } from '#server/feeds/cell-types.ts';
import { replaceChildren } from '#server/feeds/children.store.ts';
import type { Entry, FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
import { getSerialForms } from '#server/feeds/serial-cells.ts';
import { readPhone } from '#server/lib/phone-numbers.ts';
import { addDays, utcDay } from '#shared/days.ts';
import { readMailAddress } from '#shared/mail-address.ts';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import { defaultPhonePrefix } from '#shared/validation/format-phone.ts';
import { applyAnswer } from './answer.rules.ts';
import { findPhonePrefixes, findRegistered, findSoldTwice } from './fed-sales.store.ts';

/** Fills in the forms in which the frame number is compared; nothing is sold in the future. */
export function checkSale(row: Row, tell: Tell): void {
  const { normal, folded } = getSerialForms(row.frame_number);
  row.frame_normal = normal;
  row.frame_folded = folded;
  row.source = 'feed';
  // Somewhere it is tomorrow already.
  if (row.sold_on && String(row.sold_on) > addDays(utcDay(Date.now()), 1))
    tell('soldDate', 'OUT_OF_RANGE', `${row.sold_on} is in the future`);
}

/** Columns of a sale that only its dealer changes. */
const dealerColumns = [
  'frame_number',
  'frame_normal',
  'frame_folded',
  'sold_on',
  'non_retail',
  'article',
  'sales_channel',
  'document_no',
  'price_net',
  'price_gross',
  'postal_code',
  'warranty_until',
  'source',
];

/**
 * Lets sales of the portal keep what the dealer has entered: a row only answers whether the ERP has taken them.
 * Refuses a second sale of a frame.
 */
async function keepRegistered(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const entries = batch.filter(({ row }) => row.sorg !== undefined && row.id !== undefined);
  const findSale = await findRegistered(
    db,
    entries.map(({ row }) => row),
  );
  for (const { line, row } of entries) {
    const sale = findSale(row);
    if (!sale) continue;
    if (row.customer !== undefined && row.customer !== sale.customer)
      tell(line, 'customer', 'NOT_ALLOWED', `"${sale.customer}" has registered this sale`);
    for (const name of dealerColumns) row[name] = sale[name];
    row.active = true;
    const state = sale.status as RetailSaleState;
    const named = row.status as RetailSaleState | undefined;
    const next = named === undefined ? state : applyAnswer(state, named);
    if (next === state) row.reason = sale.reason;
    row.status = next;
  }
  await refuseSecondSales(entries, { db, tell });
}

/** Checks and fills in what depends on other records. */
export async function prepareSales(batch: Entry[], run: FileRun): Promise<void> {
  await keepRegistered(batch, run);
  await readContacts(batch, run);
}

/** Stores numbers and addresses in the form in which they are used; what is not clear stays as the ERP system wrote it. */
async function readContacts(batch: Entry[], { db, warn }: FileRun): Promise<void> {
  const written = batch.filter(({ row }) => row.source === 'feed' && (row.phone || row.email));
  if (written.length === 0) return;
  const prefixes = await findPhonePrefixes(db);
  for (const { line, row } of written) {
    const phone = String(row.phone ?? '');
    const { number } = readPhone(phone, prefixes.get(String(row.sorg)) ?? defaultPhonePrefix);
    row.phone = number ?? phone;
    if (number === undefined) warn(line, 'phone', 'UNCLEAR_PHONE', describeKept(phone));
    const email = String(row.email ?? '');
    const address = email === '' ? '' : readMailAddress(email);
    row.email = address ?? email;
    if (address === null) warn(line, 'email', 'UNCLEAR_ADDRESS', describeKept(email));
  }
}

const describeKept = (text: string) => `${quote(text)} cannot be used; it is kept as it is written`;

async function refuseSecondSales(
  entries: readonly Entry[],
  { db, tell }: Pick<FileRun, 'db' | 'tell'>,
): Promise<void> {
  const sales = entries.filter(
    ({ row }) => row.active !== false && row.source === 'feed' && row.frame_normal !== undefined,
  );
  const refuse = ({ line, row }: Entry, other: unknown) =>
    tell(line, 'frameNumber', 'DUPLICATE_KEY', `"${row.frame_number}" is sold by sale "${other}"`);
  const inBatch = new Map<string, Row>();
  for (const entry of sales) {
    const { sorg, frame_normal, article, non_retail } = entry.row;
    const key = JSON.stringify([sorg, frame_normal, article, non_retail]);
    const other = inBatch.get(key);
    if (other && other.id !== entry.row.id) refuse(entry, other.id);
    else inBatch.set(key, entry.row);
  }
  const rows = sales.map(({ row }) => row);
  for (const { place, other } of await findSoldTwice(db, rows)) {
    const entry = sales[place];
    if (entry) refuse(entry, other);
  }
}

const consumerFields = ['name', 'phone', 'email', 'address', 'city'];

/** Writes the consumers of sales that were registered elsewhere. */
export function writeConsumers(rows: Row[], { db }: FileRun): Promise<number> {
  const fed = rows.filter(({ source, active }) => source === 'feed' && active !== false);
  const owner = ({ sorg, id }: Row) => ({ sorg, sale_id: id });
  return replaceChildren(db, {
    table: 'retail_sale_consumer',
    owner: ['sorg', 'sale_id'],
    columns: Object.fromEntries(
      ['sorg', 'sale_id', ...consumerFields].map((name) => [name, 'text']),
    ),
    owners: fed.map(owner),
    children: fed
      .filter((row) => row.name !== '')
      .map((row) => ({
        ...owner(row),
        ...Object.fromEntries(consumerFields.map((name) => [name, row[name]])),
      })),
  });
}

/** Creates the tasks for sold bikes that a recall concerns. */
export async function createSaleTasks(rows: Row[], { db }: FileRun): Promise<void> {
  const fed = rows.filter(({ source, active }) => source === 'feed' && active !== false);
  await createTasksOfFrames(
    db,
    fed.map(({ sorg, article, frame_number, frame_normal, customer }) => ({
      sorg: String(sorg),
      article: String(article),
      number: String(frame_number),
      normal: String(frame_normal),
      customer: String(customer),
    })),
  );
}
