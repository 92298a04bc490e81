import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './app.ts';
import { kept, toCanary } from './canaries.ts';
import type { FeatureContract } from './feature-contract.ts';

const root = new URL('../../', import.meta.url);
const paths = globSync('server/features/*/testing/*.contract.ts', { cwd: fileURLToPath(root) });
const contracts = await Promise.all(
  paths.sort().map(async (path) => {
    const file = new URL(path, root).href;
    const module = (await import(/* @vite-ignore */ file)) as { contract?: FeatureContract };
    if (!module.contract) throw new Error(`${path} does not export contract`);
    return module.contract;
  }),
);

/** The entries of all features. @throws when two features describe the same operation */
function joinEntries<Entry>(
  listEntries: (contract: FeatureContract) => Record<string, Entry> | undefined,
): Record<string, Entry> {
  const entries = contracts.flatMap((contract) => Object.entries(listEntries(contract) ?? {}));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length)
    throw new Error('Two features describe the same operation');
  return all;
}

export const listCases = joinEntries(({ lists }) => lists);
export const foreignThings = joinEntries((contract) => contract.foreignThings);
export const foreignQueries = joinEntries((contract) => contract.foreignQueries);
export const foreignMutations = joinEntries((contract) => contract.foreignMutations);
export const versionedRecords = joinEntries((contract) => contract.versionedRecords);
export const outboxBodies = joinEntries((contract) => contract.outboxBodies);
export const administratorMutations = joinEntries((contract) => contract.administratorMutations);
export const administration = new Set(contracts.flatMap((one) => one.administration ?? []));
export const analysis = new Set(contracts.flatMap((one) => one.analysis ?? []));
export const queues = contracts.flatMap((one) => one.queues ?? []);
export const staffMutations = new Set(contracts.flatMap((one) => one.staffMutations ?? []));

/** Creates the records that the features' contracts describe. */
export async function createContractRecords(app: TestApp): Promise<void> {
  for (const { createRecords } of contracts) await createRecords?.(app);
}

const user = toCanary('user');

/** The values that must not occur in any answer to a stranger. The owner or an auditor sees each of them. */
export const canaries = [user, ...contracts.flatMap((one) => one.canaries?.values ?? [])];

/** Plants the canaries in everything that belongs to the customer, and in the name of its dealer. */
export async function plantCanaries(app: TestApp): Promise<void> {
  await app.db
    .updateTable('app_user')
    .set({ name: user })
    .where('username', '=', kept.owner)
    .execute();
  for (const { canaries } of contracts) await canaries?.plant(app);
}
