import type { Row } from './columns.ts';
import { phonePattern, places, shopWords } from './dealer-names.ts';
import type { Market } from './markets.ts';
import { randomFor } from './random.ts';
import { slugOf } from './slug.ts';

export interface Dealer {
  customer: Row<'customers.csv'>;
  shipTos: Row<'ship_tos.csv'>[];
}

/** The logins need the first four dealers of every sales organisation. */
const fewestDealers = 4;

/** How many of all dealers the sales organisation at that place of the markets has. */
export function dealerShare(dealers: number, place: number, markets: number): number {
  return Math.max(fewestDealers, Math.floor((dealers + place) / markets));
}

/** The unified code of a dealer, from 1: `0002000001` is the first one of 2000. */
export function unifiedCode(sorg: string, index: number): string {
  return String(Number(sorg) * 1000 + index).padStart(10, '0');
}

const limits = { id: 250_000_000, us: 40_000, de: 35_000 };
const blocks = [
  'limit_exceeded',
  'overdue_over_limit',
  'oldest_ar_blocked',
  'other_company_blocked',
];

/** The first dealers belong to the demo logins and so are what those promise. */
const fixed: Record<number, { list: string; block: string; region: number }> = {
  1: { list: 'A', block: '', region: 0 },
  2: { list: 'B', block: '', region: 0 },
  3: { list: 'A', block: '', region: 1 },
  4: { list: 'C', block: 'limit_exceeded', region: 0 },
};

function createCustomer(market: Market, index: number): Row<'customers.csv'> {
  const { key, sorg, country, companyCode, merchantName } = market;
  const random = randomFor(`dealer ${sorg} ${index}`);
  const role = fixed[index];
  const place = random.pick(places[key].filter(({ region }) => !role || region === role.region));
  const { first, second, streets } = shopWords[key];
  // Every pair of halves once before a number tells two shops apart.
  const pair = (index * 37) % (first.length * second.length);
  const turn = Math.floor(index / (first.length * second.length));
  const base = `${first[pair % first.length]} ${second[Math.floor(pair / first.length)]}`;
  const name = turn === 0 ? base : `${base} ${turn + 1}`;
  const list = role?.list ?? random.pick(['A', 'B', 'B', 'C', 'C']);
  const house = random.int(1, 180);
  const street = random.pick(streets);
  const region = place.region;
  const row: Row<'customers.csv'> = {
    sorg,
    unified: unifiedCode(sorg, index),
    r3: `${sorg[0]}${String(index).padStart(5, '0')}`,
    isr: index <= 3 || random.chance(0.6) ? `ISR${sorg[0]}${String(index).padStart(4, '0')}` : '',
    name,
    address:
      key === 'us'
        ? `${house} ${street}`
        : key === 'id'
          ? `${street} No. ${house}`
          : `${street} ${house}`,
    postalCode: `${place.postal}${String(random.int(1, 99)).padStart(2, '0')}`,
    city: place.city,
    country,
    email: `${slugOf(name)}@shop.example`,
    phone: phonePattern[key](index),
    priceList: list,
    customerGroup: { A: 'Gold', B: 'Silver', C: 'Bronze' }[list],
    salesPerson: `SP${region * 2 + (role ? 1 : random.int(1, 2))}`,
    salesGroup: `SG${region + 1}`,
    salesOffice: `SO${region < 2 ? 1 : 2}`,
    companyCode,
    companyName: merchantName,
    // Of the logins' dealers only the blocked one shows what an area without payments looks like (F042).
    allowPayInvoice: (random.chance(0.9) || index < 4) && index !== 4,
    creditLimit: Math.round((limits[key] * random.int(4, 40)) / 10 / 1000) * 1000,
    orderBlocked: role ? role.block : random.chance(0.06) ? random.pick(blocks) : '',
  };
  // One order of the second dealer and of some others may not come to more.
  const limited = index === 2 || (!role && randomFor(`limit ${sorg} ${index}`).chance(0.1));
  return { ...row, orderLimit: limited ? Math.round(Number(row.creditLimit) * 0.006) * 100 : '' };
}

/** A dealer and where it takes deliveries: one to three addresses. */
export function createDealer(market: Market, index: number): Dealer {
  const customer = createCustomer(market, index);
  const random = randomFor(`ship-to ${market.sorg} ${index}`);
  const { streets } = shopWords[market.key];
  const { sorg, unified, name, address, postalCode, city, country } = customer;
  const id = (n: number) => `${unified}-${n}`;
  const shipTos: Row<'ship_tos.csv'>[] = [
    { sorg, id: id(1), customer: unified, name, address, postalCode, city, country },
  ];
  const count = index === 1 ? 3 : random.pick([1, 1, 2, 2, 3]);
  const extra = { id: ['Gudang', 'Cabang'], us: ['Warehouse', 'Branch'], de: ['Lager', 'Filiale'] }[
    market.key
  ];
  for (let n = 2; n <= count; n += 1) {
    const place = random.pick(places[market.key]);
    shipTos.push({
      sorg,
      id: id(n),
      customer: unified,
      name: `${name} ${extra[n - 2]}`,
      address: `${random.pick(streets)} ${random.int(1, 180)}`,
      postalCode: `${place.postal}${String(random.int(1, 99)).padStart(2, '0')}`,
      city: place.city,
      country,
    });
  }
  return { customer, shipTos };
}
