import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';

/** C1 to C4 of 2000 and C9 of 3000 with their ship-to addresses. */
async function seed(db: Db): Promise<void> {
  const c1 = american('0002000001', 'R1', 'I1', 'A', 'SP1', 'SG1', 'Alpine Cycles', 'Boulder');
  const c2 = american('0002000002', 'R2', null, 'B', 'SP1', 'SG1', 'Bay Bikes', 'Oakland');
  const c3 = american('0002000003', 'R3', 'I3', 'A', 'SP2', 'SG1', 'Canyon Wheels', 'Moab');
  const c4 = american('0002000004', 'R4', null, 'A', 'SP2', 'SG2', 'Desert Spokes', 'Tucson');
  const c9 = {
    ...american('0003000001', 'R9', 'I9', 'A', 'SP9', 'SG9', 'Radhaus Nord', 'Hamburg'),
    sorg: '3000',
    country: 'DE',
  };
  const blocked = { ...c4, order_blocked: 'limit_exceeded' };
  await db.insertInto('customer').values([c1, c2, c3, blocked, c9]).execute();
  await db
    .insertInto('ship_to')
    .values([
      createShipTo('S1', c1, 'Alpine Cycles shop'),
      createShipTo('S1b', c1, 'Alpine Cycles workshop'),
      createShipTo('S2', c2, 'Bay Bikes'),
      createShipTo('S3', c3, 'Canyon Wheels'),
      createShipTo('S4', c4, 'Desert Spokes'),
      createShipTo('S9', c9, 'Radhaus Nord'),
    ])
    .execute();
}

function american(
  unified: string,
  r3: string,
  isr: string | null,
  price_list: string,
  sales_person: string,
  sales_group: string,
  name: string,
  city: string,
) {
  return {
    sorg: '2000',
    unified,
    r3,
    isr,
    name,
    address: '1 Main Street',
    postal_code: '10001',
    city,
    country: 'US',
    email: `${r3.toLowerCase()}@shop.example`,
    phone: '+1 555 0100',
    price_list,
    sales_person,
    sales_group,
    sales_office: 'SO1',
    company_code: 'CO1',
    company_name: 'Pannier Trading',
    credit_limit: 1_000_000,
  };
}

function createShipTo(id: string, customer: ReturnType<typeof american>, name: string) {
  const { sorg, unified, address, postal_code, city, country } = customer;
  return { sorg, id, customer: unified, name, address, postal_code, city, country };
}

export const customersSeed: FeatureSeed = { feature: 'customers', after: [], seed };
