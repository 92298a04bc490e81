import { type Searchable, toSearchable } from '#src/lib/search-rows.ts';

/** The fields that customers are searched by (B057, U163). */
export interface FoundBy {
  custCode: { r3: string; isr?: string | null | undefined; unified: string };
  custName: string;
  custPhone: string;
  custAddress: string;
  custEmail: string;
  custCity: string;
}

/** Customers made ready to be searched. */
export const searchable = <C extends FoundBy>(customers: readonly C[]): Searchable<C>[] =>
  toSearchable(customers, ({ custCode: { r3, isr, unified }, ...customer }) => {
    const { custName, custPhone, custAddress, custEmail, custCity } = customer;
    return [r3, isr, unified, custName, custPhone, custAddress, custEmail, custCity];
  });
