import { samplePassword } from '#server/production/published-passwords.ts';
import type { Row } from '../demo/columns.ts';
import { DEALER, SALESMAN } from './access.ts';
import { SORG } from './organisation.ts';
import type { Sample } from './sample.ts';
import { mailOf, mainAddress, type Store } from './stores.ts';

/** The password of every store and sales person of the sample. */
export const storePassword = samplePassword;

/**
 * The hash that the feed contains instead of the password, which contains the portal's name and would break
 * the password rules.
 */
const storePasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$gFzsmLXjeziocIohrI1iNg$YQL6vvrUCnxSotU8ZDE5viqjNAiiwBPmhI0M7reA+q4';

/** The username of a store, by its number in the sample. */
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
    password: storePasswordHash,
    groupRole: DEALER,
    areas: [`${SORG}:customer:${store.account}`],
  }));
  const sales = sample.sales_persons.map(({ BusinessEntityID: id }) => ({
    username: `salesperson${id}`,
    name: `Sales person ${id}`,
    email: mailOf(`salesperson${id}`),
    language: 'en-us',
    password: storePasswordHash,
    groupRole: SALESMAN,
    areas: [`${SORG}:salesman:${id}`],
  }));
  return [...dealers, ...sales];
}
