import { amount, signedAmount, text } from '#server/feeds/cell-types.ts';
import { blockReasons, sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';

const code = text(60);
const owed = () => optional(signedAmount, { empty: 0 });

/** The credit of customers with each company; orders placed after a row has changed come on top. */
const credits = feedFile({
  name: 'credits.csv',
  table: 'credit',
  key: ['sorg', 'customer', 'companyCode'],
  columns: {
    sorg,
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    companyCode: required(code),
    companyName: required(text()),
    creditControl: optional(code, { empty: '' }),
    reasonBlocked: optional(blockReasons),
    creditLimit: optional(amount),
    openInvoice: owed(),
    openDo: owed(),
    consignment: owed(),
    creditExposure: owed(),
    marketingTarget: optional(amount),
    marketingAchieved: optional(signedAmount),
  },
});

/** The files of a feed that this feature reads. */
export const creditFeed: readonly FeedFile[] = [credits];
