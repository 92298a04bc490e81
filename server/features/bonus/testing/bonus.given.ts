import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

type AgreementFields = Omit<Fields<'bonus_agreement'>, 'step' | 'threshold' | 'reward'> & {
  /** Thresholds with their rewards. */
  steps?: readonly (readonly [threshold: number, reward: number])[];
};

/** Bonus agreements, and the distributor's figures about them. */
export function givenBonus(db: Db) {
  return {
    /** An agreement with customer 0002000001 for 2026: from 100.00 on 2 %, from 500.00 on 5 % of the turnover. */
    async bonusAgreement({
      id = 'BA',
      steps = [
        [10_000, 200],
        [50_000, 500],
      ],
      ...fields
    }: AgreementFields = {}): Promise<void> {
      const rows = steps.map(([threshold, reward], at) => ({
        sorg,
        id,
        step: at + 1,
        name: 'Season bonus',
        customer: dealerCustomer,
        from_day: '2026-01-01',
        to_day: '2026-12-31',
        basis: 'sales',
        applies_to: 'all',
        combines: false,
        reward_type: 'percent',
        active: true,
        ...toColumns<'bonus_agreement'>(fields),
        threshold,
        reward,
      }));
      await db.insertInto('bonus_agreement').values(rows).execute();
    },

    /** The points of a line of an invoice. */
    async bonusPoint(invoiceNo: string, fields: Fields<'bonus_point'> = {}): Promise<void> {
      await db
        .insertInto('bonus_point')
        .values({
          sorg,
          invoice_no: invoiceNo,
          position: 1,
          point: 5,
          point_value: 20,
          ...toColumns<'bonus_point'>(fields),
        })
        .execute();
    },

    /** The points of a sold bike, by its number in normal form. */
    async retailPoint(frame: string, fields: Fields<'bonus_retail_point'> = {}): Promise<void> {
      await db
        .insertInto('bonus_retail_point')
        .values({
          sorg,
          frame_normal: frame,
          class: 'A',
          point: 10,
          quarter: 4,
          ...toColumns<'bonus_retail_point'>(fields),
        })
        .execute();
    },

    /** The distributor's figures for a quarter of customer 0002000001 in 2026. */
    async bonusQuarter(quarter: number, fields: Fields<'bonus_quarter'> = {}): Promise<void> {
      await db
        .insertInto('bonus_quarter')
        .values({
          sorg,
          customer: dealerCustomer,
          year: 2026,
          quarter,
          ...toColumns<'bonus_quarter'>(fields),
        })
        .execute();
    },
  };
}
