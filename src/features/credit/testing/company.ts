import type { CreditCompany } from '../credit.rules.ts';

/** A company's credit that is in order. */
export function company(other: Partial<CreditCompany> = {}): CreditCompany {
  return {
    code: '2000',
    name: 'Pannier Bikes',
    decides: true,
    reasonBlocked: null,
    creditLimit: 1_000_000,
    balance: 400_000,
    openInvoice: 250_000,
    openDo: 100_000,
    consignment: 50_000,
    creditExposure: 400_000,
    openOrders: 200_000,
    marketingTarget: null,
    ...other,
  };
}
