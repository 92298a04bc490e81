import type { Row } from '../demo/columns.ts';
import { DEALER, SALESMAN } from './access.ts';
import { SORG } from './organisation.ts';
import type { Sample } from './sample.ts';
import { mailOf, mainAddress, type Store } from './stores.ts';

/** The password of every store and sales person of the sample. */
export const storePassword = 'Adventure-Works-1';

/** The user name of a store, by its number in the sample. */
export const storeUsername = (id: string) => `store${id}`;

const languages: Record<string, string> = {
  AU: 'en-uk',
  CA: 'en-ca',
  DE: 'de',
  FR: 'fr',
  GB: 'en-uk',
};

/** A login for every store, and for every sales person with the stores in their care. */
export function logins(sample: Sample, all: Store[]): Row<'users.csv'>[] {
  const dealers = all.map((store) => ({
    username: storeUsername(store.id),
    name: store.name,
    email: mailOf(storeUsername(store.id)),
    language: languages[mainAddress(store).country] ?? 'en-us',
    password: storePassword,
    groupRole: DEALER,
    areas: [`${SORG}:customer:${store.account}`],
  }));
  const sales = sample.sales_persons.map(({ BusinessEntityID: id }) => ({
    username: `salesperson${id}`,
    name: `Sales person ${id}`,
    email: mailOf(`salesperson${id}`),
    language: 'en-us',
    password: storePassword,
    groupRole: SALESMAN,
    areas: [`${SORG}:salesman:${id}`],
  }));
  return [...dealers, ...sales];
}
