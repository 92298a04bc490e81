import type { TestApp } from './app.ts';
import { givenArticles } from './given-articles.ts';
import { givenCustomers } from './given-customers.ts';
import { givenInspections } from './given-inspections.ts';
import { givenInvoices } from './given-invoices.ts';
import { givenOrders } from './given-orders.ts';
import { givenPayments } from './given-payments.ts';
import { givenRights } from './given-rights.ts';
import { givenSales } from './given-sales.ts';
import { givenSerials } from './given-serials.ts';
import { givenUsers } from './given-users.ts';

export { dealerCustomer } from './given-customers.ts';

/**
 * Builders of the records that a test needs, in sales organisation 2000 unless it says otherwise. Their fields
 * are the columns of the tables in camel case. A test names only what matters to it; the rest has defaults.
 */
export function given({ db }: Pick<TestApp, 'db'>) {
  return {
    ...givenOrders(db),
    ...givenArticles(db),
    ...givenCustomers(db),
    ...givenUsers(db),
    ...givenInvoices(db),
    ...givenPayments(db),
    ...givenSerials(db),
    ...givenSales(db),
    ...givenInspections(db),
    ...givenRights(db),
  };
}
