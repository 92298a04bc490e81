import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';

/**
 * Credit as feeds state it: C2 with two companies, C4 blocked, C9 of 3000 without a limit. C1 and C3
 * have none, so that their own rows decide.
 */
async function seed(db: Db): Promise<void> {
  await db
    .insertInto('credit')
    .values([
      {
        ...credit('0002000002', 'CO1', 'Pannier Trading'),
        credit_limit: 1_000_000,
        open_invoice: 150_000,
        open_do: 40_000,
        consignment: 10_000,
        credit_exposure: 200_000,
        marketing_target: 5_000_000,
        marketing_achieved: 1_250_000,
      },
      {
        ...credit('0002000002', 'CO2', 'Pannier Components'),
        credit_limit: 300_000,
        credit_exposure: 100_000,
      },
      {
        ...credit('0002000004', 'CO1', 'Pannier Trading'),
        reason_blocked: 'limit_exceeded',
        credit_limit: 500_000,
        open_invoice: 620_000,
        credit_exposure: 620_000,
      },
      { ...credit('0003000001', 'CO1', 'Pannier Handel'), sorg: '3000', credit_exposure: -5000 },
    ])
    .execute();
}

function credit(
  customer: string,
  company_code: string,
  company_name: string,
): Insertable<DB['credit']> {
  return { sorg: '2000', customer, company_code, company_name, credit_control: company_code };
}

export const creditSeed: FeatureSeed = { feature: 'credit', after: ['customers'], seed };
