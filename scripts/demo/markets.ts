import type { TradeLanguage } from './texts/languages.ts';

export type MarketKey = 'id' | 'us' | 'de';

/** A sales organisation and how it trades. */
export interface Market {
  key: MarketKey;
  sorg: string;
  name: string;
  merchantName: string;
  /** IANA. */
  timeZone: string;
  country: string;
  currency: string;
  precision: number;
  symbol: string;
  thousandSeparator: string;
  decimalSeparator: string;
  /** The language the distributor keeps its product data in. */
  language: TradeLanguage;
  companyCode: string;
  /** Turns a European list price into a retail price of this country. */
  retail(euro: number, category: 'Bike' | 'PAA'): number;
}

function stepUp(value: number, step: number, minus = 0): number {
  return Math.max(step, Math.round(value / step) * step) - minus;
}

export const markets: readonly Market[] = [
  {
    key: 'id',
    sorg: '1000',
    name: 'Pannier Indonesia',
    merchantName: 'PT Roda Nusantara Demo',
    timeZone: 'Asia/Jakarta',
    country: 'ID',
    currency: 'IDR',
    precision: 0,
    symbol: 'Rp',
    thousandSeparator: '.',
    decimalSeparator: ',',
    language: 'id',
    companyCode: 'ID10',
    retail: (euro, category) =>
      category === 'Bike'
        ? stepUp(euro * 12_800, 50_000)
        : stepUp(euro * 13_600, euro < 20 ? 1000 : 5000),
  },
  {
    key: 'us',
    sorg: '2000',
    name: 'Pannier United States',
    merchantName: 'Pannier Demo Distribution Inc.',
    timeZone: 'America/New_York',
    country: 'US',
    currency: 'USD',
    precision: 2,
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    language: 'en',
    companyCode: 'US20',
    retail: (euro, category) =>
      category === 'Bike'
        ? stepUp(euro * 1.06, 50, 1)
        : Math.round(stepUp(euro * 1.08, 1, 0.01) * 100) / 100,
  },
  {
    key: 'de',
    sorg: '3000',
    name: 'Pannier Deutschland',
    merchantName: 'Pannier Demo Vertrieb GmbH',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    precision: 2,
    symbol: '€',
    thousandSeparator: '.',
    decimalSeparator: ',',
    language: 'de',
    companyCode: 'DE30',
    retail: (euro, category) =>
      category === 'Bike' ? stepUp(euro, 50, 1) : Math.round(stepUp(euro, 1, 0.05) * 100) / 100,
  },
];

export function getMarket(key: MarketKey): Market {
  const market = markets.find((one) => one.key === key);
  if (!market) throw new Error(`There is no market ${key}`);
  return market;
}
