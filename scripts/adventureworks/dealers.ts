import type { Row } from '../demo/columns.ts';
import { SORG } from './organisation.ts';
import { priceListOf } from './prices.ts';
import { mailOf, mainAddress, type Store } from './stores.ts';

/** Stores as customers; the code R3 is the store's number in the sample. */
export function customers(all: Store[]): Row<'customers.csv'>[] {
  return all.map((store) => {
    const { address, postalCode, city, country } = mainAddress(store);
    return {
      sorg: SORG,
      unified: store.account,
      r3: store.id,
      name: store.name,
      address,
      postalCode,
      city,
      country,
      email: mailOf(`store${store.id}`),
      priceList: priceListOf(country),
      customerGroup: store.specialty,
      salesPerson: store.salesPerson,
      salesGroup: store.territory?.Name,
      salesOffice: store.territory?.group,
      companyCode: SORG,
      companyName: 'AdventureWorks',
    };
  });
}

/** The sample knows no credit: a store may owe a quarter of what it takes in a year, and owes nothing. */
export function credits(all: Store[]): Row<'credits.csv'>[] {
  return all.map(({ account, revenue }) => ({
    sorg: SORG,
    customer: account,
    companyCode: SORG,
    companyName: 'AdventureWorks',
    creditControl: SORG,
    creditLimit: revenue === null ? '' : revenue / 4,
  }));
}

/** Every address of a store: its main office and, where it has one, where goods go. */
export function shipTos(all: Store[]): Row<'ship_tos.csv'>[] {
  return all.flatMap(({ account, name, addresses }) =>
    addresses.map(({ id, address, postalCode, city, country }) => ({
      sorg: SORG,
      id: `${account}-${id}`,
      customer: account,
      name,
      address,
      postalCode,
      city,
      country,
    })),
  );
}
