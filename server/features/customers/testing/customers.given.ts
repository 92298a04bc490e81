import type { Db } from '#server/db/database.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** The customer of the user dealer1, by whom orders are placed unless said otherwise. */
export const dealerCustomer = '0002000001';

const sorg = '2000';

/** The terms of the sales organisation and of its customers. */
export function givenCustomers(db: Db) {
  return {
    /** Moves the sales organisation to another time zone (IANA). */
    async timeZone(time_zone: string): Promise<void> {
      await db.updateTable('sales_org').set({ time_zone }).where('sorg', '=', sorg).execute();
      forgetHosts(db);
    },

    /** Gives the host `localhost` these settings and no others. */
    async hostSettings(settings: object): Promise<void> {
      const config = JSON.stringify(settings);
      await db.updateTable('host').set({ config }).where('host', '=', 'localhost').execute();
      forgetHosts(db);
    },

    /** Changes a customer of the fixture, 0002000001 unless `unified` names another. */
    async customer({ unified = dealerCustomer, ...fields }: Fields<'customer'>): Promise<void> {
      await db
        .updateTable('customer')
        .set(toColumns<'customer'>(fields))
        .where('unified', '=', unified)
        .execute();
    },

    /** Changes the credit of customer 0002000002 that a company states. */
    async credit(companyCode: string, fields: Fields<'credit'>): Promise<void> {
      await db
        .updateTable('credit')
        .set(toColumns<'credit'>(fields))
        .where('customer', '=', '0002000002')
        .where('company_code', '=', companyCode)
        .execute();
    },

    /** Changes a shipping method, with its price in minor units. */
    async shipmentRate(id: string, fields: Fields<'shipment_rate'>): Promise<void> {
      await db
        .updateTable('shipment_rate')
        .set(toColumns<'shipment_rate'>(fields))
        .where('sorg', '=', sorg)
        .where('id', '=', id)
        .execute();
    },

    /** Freight benefits as area, pieces and amount. */
    async freightBenefits(
      ...steps: readonly [area: string, minQty: number, amount: number][]
    ): Promise<void> {
      await db
        .insertInto('freight_benefit')
        .values(steps.map(([area, min_qty, amount]) => ({ sorg, area, min_qty, amount })))
        .execute();
    },

    /** A day without deliveries, YYYY-MM-DD. */
    async closedDay(date: string, of = sorg): Promise<void> {
      await db.insertInto('closed_day').values({ sorg: of, date }).execute();
    },
  };
}
