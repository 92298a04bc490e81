import type { Db } from '#server/db/database.ts';

/** Sales organisations, their hosts, price lists, warehouses, shipment rates and payments. */
export async function seedOrganisations(db: Db): Promise<void> {
  await db
    .insertInto('sales_org')
    .values([
      org('1000', 'Indonesia', 'ID', 'IDR', 0, 'Rp', '.', ','),
      org('2000', 'United States', 'US', 'USD', 2, '$', ',', '.'),
      org('3000', 'Germany', 'DE', 'EUR', 2, '€', '.', ','),
    ])
    .execute();
  await db
    .insertInto('host')
    .values([
      {
        host: 'id.localhost',
        sorg: '1000',
        web_title: 'Pannier ID',
        languages: ['id-id', 'en-id'],
      },
      { host: 'localhost', sorg: '2000', web_title: 'Pannier', languages: ['en-us', 'de', 'fr'] },
      { host: 'us.localhost', sorg: '2000', web_title: 'Pannier US', languages: ['en-us'] },
      { host: 'de.localhost', sorg: '3000', web_title: 'Pannier DE', languages: ['de', 'en-uk'] },
    ])
    .execute();
  await db
    .insertInto('price_list')
    .values([
      { sorg: '2000', id: 'A', name: 'Core dealers' },
      { sorg: '2000', id: 'B', name: 'Other dealers' },
      { sorg: '3000', id: 'A', name: 'Händler' },
    ])
    .execute();
  await db
    .insertInto('warehouse')
    .values([
      { sorg: '2000', id: 'W1', name: 'East', area: 'East' },
      { sorg: '2000', id: 'W2', name: 'West', area: 'West' },
      { sorg: '3000', id: 'W1', name: 'Nord', area: 'Nord' },
    ])
    .execute();
  await db
    .insertInto('shipment_rate')
    .values([
      { sorg: '2000', id: 'STD', name: 'Standard', price: 1250, free_from: 50000, days: 3 },
      { sorg: '2000', id: 'EXP', name: 'Express', price: 3000, free_from: null, days: 1 },
    ])
    .execute();
  await db
    .insertInto('payment_method')
    .values([
      { sorg: '2000', id: 'INV', type: 'Invoice', description: 'Invoice 30 days', module: 'order' },
      { sorg: '2000', id: 'CC', type: 'Credit Card', description: 'Credit Card', module: 'order' },
    ])
    .execute();
}

function org(
  sorg: string,
  name: string,
  country: string,
  currency: string,
  precision: number,
  symbol: string,
  thousand_separator: string,
  decimal_separator: string,
) {
  const merchant_name = `Pannier ${name}`;
  const format = { currency, precision, symbol, thousand_separator, decimal_separator };
  return { sorg, name, country, merchant_name, ...format };
}
