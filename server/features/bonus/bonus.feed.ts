import {
  amount,
  bool,
  type CellType,
  date,
  fraction,
  int,
  oneOf,
  quote,
  signedAmount,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  type Entry,
  type FeedFile,
  type FileRun,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { normalSerial } from '#server/feeds/serial-cells.ts';
import { bonusBases } from '#shared/bonus/bonus-terms.ts';
import { parseMoney } from '#shared/money.ts';

const code = text(60);
const customer = inSorg('customer', 'customer', 'unified');
const points = int(-1_000_000, 1_000_000);
const quarter = required(int(1, 4));

/** A number from 0 that other cells of its row give a unit; `finish` makes it a whole number. */
const unitless: CellType<string> = {
  sql: 'int8',
  read: (cell) =>
    /^\d{1,13}(\.\d{1,4})?$/.test(cell)
      ? cell
      : new Wrong('NOT_A_NUMBER', `${quote(cell)} is not a number from 0`),
};

/** The agreements that a file has named already, with the columns that all steps of one share. */
const seenByRun = new WeakMap<FileRun, Map<string, { line: number; row: Row }>>();

const sharedColumns = {
  name: 'name',
  customer: 'customer',
  customer_group: 'customerGroup',
  brand: 'brand',
  category: 'category',
  from_day: 'from',
  to_day: 'to',
  basis: 'basis',
  applies_to: 'appliesTo',
  combines: 'combines',
  reward_type: 'rewardType',
  arrears_days: 'arrearsDays',
  active: 'active',
};

/** Refuses steps of one agreement that differ in anything but threshold and reward. */
async function prepareAgreements(batch: Entry[], run: FileRun): Promise<void> {
  const seen = seenByRun.get(run) ?? new Map<string, { line: number; row: Row }>();
  seenByRun.set(run, seen);
  for (const { line, row } of batch) {
    const key = JSON.stringify([row.sorg, row.id]);
    const first = seen.get(key);
    if (!first) seen.set(key, { line, row: { ...row } });
    else
      for (const [column, name] of Object.entries(sharedColumns))
        if (row[column] !== first.row[column])
          run.tell(line, name, 'NOT_ALLOWED', `is not that of the step in line ${first.line}`);
  }
}

/** Gives threshold and reward their units, and checks cells against each other. */
function finishAgreement(row: Row, tell: Tell, precision: number): void {
  if (row.customer && row.customer_group)
    tell('customerGroup', 'NOT_ALLOWED', 'an agreement is for a customer or for a group');
  if (row.from_day && row.to_day && String(row.to_day) < String(row.from_day))
    tell('to', 'OUT_OF_RANGE', `${row.to_day} is before from`);
  const toWhole = (column: 'threshold' | 'reward', decimals: number) => {
    if (typeof row[column] !== 'string') return;
    const value = parseMoney(row[column], decimals);
    if (value === null)
      tell(column, 'NOT_A_NUMBER', `${row[column]} has more than ${decimals} decimals`);
    row[column] = value;
  };
  toWhole('threshold', row.basis === 'sales' ? precision : 0);
  toWhole('reward', row.reward_type === 'percent' ? 2 : precision);
  if (row.threshold === 0) tell('threshold', 'OUT_OF_RANGE', '0 is reached by everyone');
  if (row.reward_type === 'percent' && Number(row.reward) > 10_000)
    tell('reward', 'OUT_OF_RANGE', 'is more than 100 percent');
}

/** The rewards of customers for their turnover, step by step (reading 104). */
const agreements = feedFile({
  name: 'bonus_agreements.csv',
  table: 'bonus_agreement',
  key: ['sorg', 'id', 'step'],
  columns: {
    sorg,
    id: required(code),
    step: required(int(1, 100)),
    name: required(text(100)),
    customer: optional(code, { references: customer }),
    customerGroup: optional(code),
    brand: optional(text(100)),
    category: optional(oneOf(['Bike', 'PAA'])),
    from: required(date, { to: 'from_day' }),
    to: required(date, { to: 'to_day' }),
    basis: required(oneOf(bonusBases)),
    threshold: required(unitless),
    reward: required(unitless),
    rewardType: required(oneOf(['percent', 'amount'])),
    appliesTo: optional(oneOf(['all', 'above']), { empty: 'all' }),
    combines: optional(bool, { empty: false }),
    arrearsDays: optional(int(0, 365)),
    active: optional(bool, { empty: true }),
  },
  // A step that a later file leaves out is gone.
  replacesRowsOf: ['sorg', 'id'],
  finish: finishAgreement,
  prepare: prepareAgreements,
});

/** The points of invoice lines; the distributor's system decides them (N097). */
const invoicePoints = feedFile({
  name: 'bonus_points.csv',
  table: 'bonus_point',
  key: ['sorg', 'invoiceNo', 'position'],
  columns: {
    sorg,
    invoiceNo: required(code, { references: inSorg('invoice', 'invoice', 'invoice_no') }),
    position: required(int(1)),
    point: required(points),
    pointValue: required(amount),
    class: optional(text(60), { empty: '' }),
  },
});

/** The points of bikes that dealers have sold. */
const retailPoints = feedFile({
  name: 'bonus_retail_points.csv',
  table: 'bonus_retail_point',
  key: ['sorg', 'frameNumber'],
  columns: {
    sorg,
    frameNumber: required(normalSerial, { to: 'frame_normal' }),
    class: required(text(60)),
    point: required(points),
    quarter,
  },
});

/** The distributor's figures of a customer's quarters. */
const quarters = feedFile({
  name: 'bonus_quarters.csv',
  table: 'bonus_quarter',
  key: ['sorg', 'customer', 'year', 'quarter'],
  columns: {
    sorg,
    customer: required(code, { references: customer }),
    year: required(int(2000, 2100)),
    quarter,
    onTimeShare: optional(fraction),
    onTimePoints: optional(points),
    dealerSales: optional(signedAmount),
    verification: optional(fraction),
  },
});

/** The files of a feed that this feature reads. */
export const bonusFeed: readonly FeedFile[] = [agreements, invoicePoints, retailPoints, quarters];
