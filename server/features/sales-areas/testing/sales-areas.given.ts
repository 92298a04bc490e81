import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** Regions of the map of sales areas and their groups. */
export function givenSalesAreas(db: Db) {
  /** A region; one that is there already stays as it is. */
  async function salesRegion(fields: Fields<'sales_region'> = {}): Promise<void> {
    const row = { sorg, id: 'R1', description: 'Boulder', lat: 40.01, lng: -105.27 };
    await db
      .insertInto('sales_region')
      .values({ ...row, ...toColumns<'sales_region'>(fields) })
      .onConflict((at) => at.columns(['sorg', 'id']).doNothing())
      .execute();
  }

  return {
    salesRegion,

    /** A region group of no sales group in the region R1. */
    async regionGroup({ code = 'G1', ...fields }: Fields<'sales_region_group'> = {}) {
      await salesRegion({ sorg: fields.sorg ?? sorg, id: fields.region ?? 'R1' });
      const row = { sorg, code, region: 'R1', description: `Group ${code}` };
      await db
        .insertInto('sales_region_group')
        .values({ ...row, ...toColumns<'sales_region_group'>(fields) })
        .execute();
    },
  };
}
