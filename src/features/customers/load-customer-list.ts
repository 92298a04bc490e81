import { type Customer, customerListKeeper, type DeviceCustomerList } from './customer-device.ts';
import { searchable } from './customer-search.ts';
import { loadCustomerPage } from './customers.queries.ts';

export { readCustomerList } from './customer-device.ts';

/** Customers asked for at a time; what the server gives at most. */
const pageSize = 1000;

/**
 * Loads all customers the user may act for, page by page, and stores them on the device (B055). One that
 * moves to the next page during the load is listed once.
 * @throws as `request`; then the list on the device stays
 */
export async function loadCustomerList(): Promise<DeviceCustomerList> {
  const keep = customerListKeeper();
  const asOf = Date.now();
  const found = new Map<string, Customer>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { customers, info } = await loadCustomerPage({ search: '', page, limit: pageSize });
    for (const customer of customers) found.set(customer.custCode.unified, customer);
    pages = info.pageTotal;
  }
  const customers = [...found.values()];
  await keep(customers, asOf);
  return { customers: searchable(customers), asOf };
}
