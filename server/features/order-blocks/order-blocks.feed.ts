import { bool, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';

/** The name in a cell, when it is one of the kind and not empty. */
const named = (kind: string | null) => (value: unknown, row: Row) =>
  value === '' || (kind !== null && row.kind !== kind)
    ? []
    : [{ sorg: String(row.sorg), name: String(value) }];

const categories = ['Bike', 'PAA'];

/** The subject of a block must be given and exist; a block of the whole sales organisation has none. */
function checkValue({ kind, value }: Row, tell: Tell): void {
  if (kind === 'sorg' && value !== '')
    tell('value', 'NOT_ALLOWED', 'a block of kind sorg is about everything, so name nothing');
  if (kind !== undefined && kind !== 'sorg' && value === '')
    tell('value', 'REQUIRED', `name the ${kind === 'hierarchy' ? 'merchandise category' : kind}`);
  if (kind === 'category' && value !== '' && !categories.includes(String(value)))
    tell('value', 'NOT_ALLOWED', `"${value}" is none of ${categories.join(', ')}`);
}

/**
 * The articles that a customer, or with an empty customer every customer, may not order, and why (E303 to
 * E310). A row that is not active lifts the block.
 */
const orderBlocks = feedFile({
  name: 'order_blocks.csv',
  table: 'order_block',
  key: ['sorg', 'customer', 'kind', 'value'],
  columns: {
    sorg,
    customer: optional(text(60), {
      empty: '',
      references: { ...inSorg('customer', 'customer', 'unified'), of: named(null) },
    }),
    kind: required(oneOf(['hierarchy', 'brand', 'category', 'sorg'])),
    value: optional(text(100), {
      empty: '',
      references: [
        { ...inSorg('merchandise_category', 'merchandise category'), of: named('hierarchy') },
        { ...inSorg('product_group', 'brand', 'brand'), of: named('brand') },
      ],
    }),
    description: required(text()),
    active: optional(bool, { to: null, empty: true }),
  },
  removesInactive: true,
  finish: checkValue,
});

/** The files of a feed that this feature reads. */
export const orderBlocksFeed: readonly FeedFile[] = [orderBlocks];
