import type { SalesCustomer } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import type { ListedCustomer } from './customer.store.ts';

/** Columns of a customer in a list. */
type Listed = Pick<
  ListedCustomer,
  | 'sorg'
  | 'unified'
  | 'r3'
  | 'isr'
  | 'name'
  | 'address'
  | 'city'
  | 'email'
  | 'phone'
  | 'customer_group'
  | 'company_code'
  | 'company_name'
  | 'user_email'
>;

/** Returns a customer to choose (O160, E134 to E160). @param host the host that was asked */
export function toSalesCustomer(row: Listed, host: string): SalesCustomer {
  return {
    custName: row.name,
    custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
    custAddress: row.address,
    custCity: row.city,
    custEmail: shownAddress(row.email),
    custPhone: row.phone,
    user: row.user_email === null ? null : { email: shownAddress(row.user_email) },
    custAreas: [
      {
        sorg: row.sorg,
        custGroup: row.customer_group,
        server: host,
        creditControl: row.company_code,
        includeTax: false,
        companyName: row.company_name,
        creditCusts: [{ custName: row.name, custCode: row.unified }],
      },
    ],
  };
}
