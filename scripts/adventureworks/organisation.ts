import type { Row } from '../demo/columns.ts';
import type { Sample } from './sample.ts';

/** The sales organisation the sample is sold by. */
export const SORG = '4000';
export const HOST = 'aw.localhost';

export const salesOrgs: Row<'sales_orgs.csv'>[] = [
  {
    sorg: SORG,
    name: 'AdventureWorks',
    country: 'US',
    currency: 'USD',
    precision: 2,
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    merchantName: 'AdventureWorks',
  },
];

export const hosts: Row<'hosts.csv'>[] = [
  {
    host: HOST,
    sorg: SORG,
    webTitle: 'AdventureWorks',
    languages: ['en-us', 'en-ca', 'en-uk', 'fr', 'de'],
    config: JSON.stringify({
      telpCode: '+1',
      countryId: 'US',
      dateFormat: 'MM/DD/YYYY',
      timeFormat: 'HH:mm',
    }),
  },
];

export const payments: Row<'payments.csv'>[] = [
  { id: 'INV', type: 'Invoice', description: 'Invoice 30 days', module: 'order' },
  { id: 'CC', type: 'Credit Card', description: 'Credit Card', module: 'order' },
].map((row) => ({ sorg: SORG, ...row }));

/** Days on the road are not in the sample: the carrier's name tells roughly. */
export function shipmentRates({ ship_methods }: Sample): Row<'shipment_rates.csv'>[] {
  return ship_methods.map(({ ShipMethodID, Name, ShipBase }) => ({
    sorg: SORG,
    id: `SM${ShipMethodID}`,
    name: Name,
    price: ShipBase,
    days: /overnight/i.test(Name) ? 1 : /express/i.test(Name) ? 2 : /overseas/i.test(Name) ? 10 : 5,
  }));
}
