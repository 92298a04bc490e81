import { notifyOfClaimStatuses } from '#server/features/notifications/notifications.public.ts';
import { replaceChildren } from '#server/feeds/children.store.ts';
import type { Entry, FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
import { getSerialForms } from '#server/feeds/serial-cells.ts';
import { addDays, utcDay } from '#shared/days.ts';
import {
  assignFedNumbers,
  dateDeliveries,
  type FedChange,
  type FedFacts,
  findFedFacts,
  insertFedEvents,
} from './fed-claims.store.ts';

/** Fills in the form in which the frame number is compared; nothing is bought in the future. */
export function checkClaim(row: Row, tell: Tell): void {
  row.frame_normal = getSerialForms(row.frame_number).normal ?? '';
  // Somewhere it is tomorrow already.
  if (row.purchase_date && String(row.purchase_date) > addDays(utcDay(Date.now()), 1))
    tell('purchaseDate', 'OUT_OF_RANGE', `${row.purchase_date} is in the future`);
  if (Number(row.approved_qty) > Number(row.qty))
    tell('approvedQty', 'OUT_OF_RANGE', `${row.approved_qty} is more than qty, ${row.qty}`);
  if (row.credit_no === null && (row.credit_amount !== null || row.credit_date !== null))
    tell('creditNote', 'REQUIRED', 'a credit of an amount or day needs its number');
}

/** Columns of a claim of the portal that only its dealer changes. */
const dealerColumns = [
  'product_category',
  'customer',
  'article',
  'article_description',
  'brand',
  'merchandise',
  'frame_number',
  'frame_normal',
  'do_number',
  'qty',
  'purchase_date',
  'description',
  'dealer_no',
  'created_at',
];

/** Columns that belong to a change of the status. */
const decisionColumns = ['reason', 'approved_qty', 'is_not_a_warranty', 'status_at', 'decided_at'];

/** Completes rows by the claims that are there, and by the catalog. */
export async function prepareClaims(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const entries = batch.filter(({ row }) => row.sorg !== undefined && row.id !== undefined);
  const found = await findFedFacts(
    db,
    entries.map(({ row }) => row),
  );
  for (const [at, { line, row }] of entries.entries()) {
    const facts = found[at];
    if (!facts) continue;
    row.source = facts.claim?.source ?? 'feed';
    row.batch = facts.claim ? facts.claim.batch : 0;
    if (row.source === 'portal') keepDealers(row, facts, (...told) => tell(line, ...told));
    else completeFed(row, facts, (...told) => tell(line, ...told));
    takeStatus(row, facts);
  }
}

/** Lets a claim of the portal keep what its dealer has written. */
function keepDealers(row: Row, { claim, category }: FedFacts, tell: Tell): void {
  if (row.customer && row.customer !== claim?.customer)
    tell('customer', 'NOT_ALLOWED', `"${claim?.customer}" has made this claim`);
  if (category === 'draft' || claim?.reference_no === null)
    tell('status', 'NOT_ALLOWED', 'only its dealer sends a draft');
  if (Number(row.approved_qty) > Number(claim?.qty))
    tell('approvedQty', 'OUT_OF_RANGE', `${row.approved_qty} is more than claimed, ${claim?.qty}`);
  for (const name of dealerColumns) row[name] = claim?.[name];
}

/** Completes a claim that was taken elsewhere by its article, and says what it lacks. */
function completeFed(row: Row, { claim, category, article, problems }: FedFacts, tell: Tell): void {
  row.article_description ||= article?.description;
  row.brand ||= article?.brand;
  row.product_category ??= article?.category;
  row.merchandise = article?.merchandise ?? '';
  row.created_at ??= claim?.created_at ?? new Date().toISOString();
  row.entries = problems;
  const needed = {
    customer: row.customer,
    articleDescription: row.article_description,
    brand: row.brand,
    productCategory: row.product_category,
    purchaseDate: row.purchase_date,
  };
  for (const [name, value] of Object.entries(needed))
    if ((value ?? '') === '' && !(name === 'purchaseDate' && category === 'draft'))
      tell(name, 'REQUIRED', 'is needed for a claim that was taken elsewhere');
}

/**
 * Takes the status of a row when the row before named another one: what the portal has changed since stays when the same
 * row is read again. A first row that only says that the claim is open does not undo a decision either.
 */
function takeStatus(row: Row, { claim, category }: FedFacts): void {
  row.fed_status = row.status_id;
  const isOld = claim && (claim.fed_status ?? (category === 'open' ? row.status_id : null));
  if (claim && (isOld === row.status_id || claim.status_id === row.status_id)) {
    row.status_id = claim.status_id;
    // The reason of the status that is there may be corrected by the system that has given it.
    for (const name of decisionColumns)
      if (claim.fed_status !== claim.status_id || !wordColumns.includes(name))
        row[name] = claim[name];
    return;
  }
  row.status_at ??= claim ? new Date().toISOString() : row.created_at;
  const isDecided = category === 'approved' || category === 'rejected';
  row.decided_at = claim?.decided_at ?? (isDecided ? row.status_at : null);
  const from = claim ? String(claim.status_id) : null;
  row.change = { sorg: String(row.sorg), id: String(row.id), from } satisfies FedChange;
}

const wordColumns = ['reason', 'approved_qty', 'is_not_a_warranty'];

/** Writes the problems of claims that were taken elsewhere, and the replacements of all. */
export async function writeClaimParts(rows: Row[], { db }: FileRun): Promise<number> {
  const fed = rows.filter(({ source }) => source === 'feed');
  const toOwner = ({ sorg, id }: Row) => ({ sorg, claim_id: id });
  const owner = ['sorg', 'claim_id'];
  const text = { sorg: 'text', claim_id: 'text' };
  const problems = await replaceChildren(db, {
    table: 'claim_entry',
    owner,
    columns: { ...text, no: 'int4', problem_id: 'text', part: 'text', description: 'text' },
    owners: fed.map(toOwner),
    children: fed.flatMap((row) =>
      (row.entries as FedFacts['problems']).map(({ id, part, description }, at) => ({
        ...toOwner(row),
        no: at + 1,
        problem_id: id,
        part,
        description,
      })),
    ),
  });
  const deliveries = await replaceChildren(db, {
    table: 'claim_delivery',
    owner,
    columns: { ...text, do_number: 'text' },
    owners: rows.map(toOwner),
    children: rows.flatMap((row) =>
      (row.deliveryOrders as string[]).map((number) => ({ ...toOwner(row), do_number: number })),
    ),
  });
  await dateDeliveries(db, rows);
  return problems + deliveries;
}

/**
 * Gives new claims their numbers, and writes the changes of the status into the histories. Users are notified of those
 * of claims that were there before.
 */
export async function finishClaims(rows: Row[], { db }: FileRun): Promise<void> {
  await assignFedNumbers(db, rows);
  const changes = rows.flatMap(({ change }) => (change ? [change as FedChange] : []));
  await notifyOfClaimStatuses(db, await insertFedEvents(db, changes));
}
