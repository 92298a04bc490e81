import { unifiedCode } from '../dealers.ts';
import { type Market, type MarketKey, markets } from '../markets.ts';

/** The form of a step on the pages of the embedded provider. */
type Form = Readonly<Record<string, string>>;

/** A payment request that a demo dealer makes, and how it goes on. */
export interface PlannedPayment {
  /** The way to pay, of `payments.csv`. */
  method: string;
  /** How many invoices it pays, those that are due first. */
  invoices: number;
  /** The part of the first invoice that is paid, a fraction; by default all of it. */
  part?: number;
  /** The dealer lets the provider keep the way to pay. */
  save?: boolean;
  /** The forms that the dealer sends on the provider's page. */
  forms?: readonly Form[];
  /** How the request ends without a payment. */
  end?: 'voided' | 'expired';
  /** Whether the whole amount of the transfer is on the bank statement, or less; by default it is not there. */
  arrives?: 'whole' | 'short';
}

/** The demo dealer who makes payment requests. */
export interface PayingDealer {
  username: string;
  host: string;
  payer: string;
  market: Market;
  payments: readonly PlannedPayment[];
}

// The numbers are those that the embedded provider documents (docs/payments.md).
const card: Form = {
  action: 'pay',
  number: '4111111111111111',
  month: '12',
  code: '123',
  save: 'yes',
  year: String(new Date().getFullYear() + 2),
};
const account = (number: string): Form => ({
  action: 'pay',
  routing: '110000000',
  account: number,
  accountType: 'Checking',
});
/** Lets the days pass until the bank answers. */
const skip: Form = { action: 'skip' };

/** One request in every state for the dealer of each market; together they show all ways to pay. */
const plans: Record<MarketKey, readonly PlannedPayment[]> = {
  us: [
    // It comes first, because the poll that lets it expire looks one day ahead.
    { method: 'INV-CARD', invoices: 1, end: 'expired' },
    { method: 'INV-ACH', invoices: 2, forms: [account('000222222227'), skip] },
    { method: 'INV-CARD', invoices: 2, end: 'voided' },
    { method: 'INV-CARD', invoices: 1, save: true, forms: [card] },
    { method: 'INV-ACH', invoices: 1, forms: [account('000123456789')] },
    { method: 'INV-CARD', invoices: 1, part: 0.4 },
  ],
  de: [
    {
      method: 'INV-SEPA',
      invoices: 1,
      forms: [{ action: 'pay', iban: 'DE89370400440532013000' }],
    },
    { method: 'INV-BANK', invoices: 1, arrives: 'whole' },
    { method: 'INV-BANK', invoices: 1, arrives: 'short' },
    // It waits, so that its page shows the account and the QR code.
    { method: 'INV-BANK', invoices: 1 },
  ],
  id: [{ method: 'INV-VA', invoices: 2 }],
};

/** The dealer of the first demo login of each market, with the payment requests that are made for it. */
export const payingDealers: readonly PayingDealer[] = markets.toReversed().map((market) => ({
  username: `dealer.${market.key}`,
  host: `${market.key}.localhost`,
  payer: unifiedCode(market.sorg, 1),
  market,
  payments: plans[market.key],
}));
