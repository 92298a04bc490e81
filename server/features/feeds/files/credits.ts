import { amount, signedAmount, text } from '../cell-types.ts';
import { feedFile, inSorg, optional, required } from '../feed-file.ts';
import { blockReasons } from './customers.ts';
import { sorg } from './organisations.ts';

const code = text(60);
const owed = () => optional(signedAmount, { empty: 0 });

/** The credit of customers with each company; orders placed after a row has changed come on top. */
export const credits = feedFile({
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
