import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market, MarketKey } from '../markets.ts';
import { randomFor } from '../random.ts';
import type { Article } from './articles.ts';

type Step = readonly [qty: number, type: 'percentage' | 'fixed', value: number];

interface Deal {
  dealNo: string;
  description: string;
  target: Pick<Row<'deals.csv'>, 'article' | 'brand' | 'merchandiseCategory'>;
  priceList?: string;
  term?: '>=' | '<=';
  uom: string;
  steps: readonly Step[];
  /** Days from today. */
  from: number;
  to: number;
}

function dealRows(market: Market, today: string, deal: Deal): Row<'deals.csv'>[] {
  return deal.steps.map(([qty, type, value], index) => ({
    sorg: market.sorg,
    dealNo: deal.dealNo,
    position: index + 1,
    description: deal.description,
    priceList: deal.priceList ?? '',
    ...deal.target,
    term: deal.term ?? '>=',
    qty,
    uom: deal.uom,
    type,
    value: type === 'fixed' ? value.toFixed(market.precision) : value,
    validFrom: daysAfter(today, deal.from),
    validTo: daysAfter(today, deal.to),
  }));
}

const words: Record<
  MarketKey,
  { ladder: string; clearance: string; launch: string; brand: string; season: string }
> = {
  us: {
    ladder: 'Volume discount',
    clearance: 'Model year clearance',
    launch: 'Launch offer',
    brand: 'Brand promotion',
    season: 'Workshop season',
  },
  de: {
    ladder: 'Staffelpreis',
    clearance: 'Modelljahr-Abverkauf',
    launch: 'Einführungsangebot',
    brand: 'Markenaktion',
    season: 'Werkstattsaison',
  },
  id: {
    ladder: 'Diskon jumlah',
    clearance: 'Cuci gudang model lama',
    launch: 'Penawaran perdana',
    brand: 'Promo merek',
    season: 'Musim servis',
  },
};

/** Amounts off one piece, small and large, in the currency. */
const amounts: Record<MarketKey, [small: number, large: number]> = {
  id: [2_000, 250_000],
  us: [0.4, 40],
  de: [0.35, 35],
};

/** Promotions on brands, as far as the range has them, and on categories: the same every year. */
export function standingDeals(
  market: Market,
  today: string,
  brands: ReadonlySet<string>,
): Row<'deals.csv'>[] {
  const onBrands = brandDeals(market).filter(({ target }) => brands.has(String(target.brand)));
  return [...onBrands, ...categoryDeals(market)].flatMap((deal) => dealRows(market, today, deal));
}

function brandDeals({ key }: Market): Deal[] {
  const text = words[key];
  return [
    {
      dealNo: 'B-VENTOSS',
      description: `${text.brand} Ventoss`,
      target: { brand: 'Ventoss' },
      uom: 'EA',
      from: -20,
      to: 70,
      steps: [
        [10, 'percentage', -3],
        [20, 'percentage', -6],
        [50, 'percentage', -9],
      ],
    },
    {
      dealNo: 'B-HELMORA',
      description: `${text.brand} Helmora`,
      target: { brand: 'Helmora' },
      priceList: 'C',
      uom: 'EA',
      from: -10,
      to: 50,
      steps: [[4, 'percentage', -4]],
    },
    {
      dealNo: 'B-LENKRA',
      description: `${text.brand} Lenkra`,
      target: { brand: 'Lenkra' },
      priceList: 'B',
      uom: 'EA',
      from: -5,
      to: 40,
      steps: [
        [5, 'percentage', -3],
        [10, 'percentage', -5],
      ],
    },
  ];
}

function categoryDeals({ key }: Market): Deal[] {
  const text = words[key];
  const [small] = amounts[key];
  return [
    {
      dealNo: 'C-TUB',
      description: text.season,
      target: { merchandiseCategory: 'TUB' },
      uom: 'EA',
      from: -15,
      to: 90,
      steps: [
        [20, 'fixed', -small],
        [50, 'fixed', -small * 2],
      ],
    },
    {
      dealNo: 'C-PAD',
      description: text.season,
      target: { merchandiseCategory: 'PAD' },
      priceList: 'A',
      uom: 'PR',
      from: -15,
      to: 90,
      steps: [[10, 'percentage', -7]],
    },
    {
      dealNo: 'C-KID',
      description: text.ladder,
      target: { merchandiseCategory: 'KID' },
      uom: 'EA',
      from: -30,
      to: 60,
      steps: [
        [3, 'percentage', -2],
        [6, 'percentage', -4],
      ],
    },
    {
      dealNo: 'C-EMT',
      description: text.brand,
      target: { merchandiseCategory: 'EMT' },
      priceList: 'A',
      uom: 'EA',
      from: -2,
      to: 30,
      steps: [[2, 'percentage', -2.5]],
    },
    {
      dealNo: 'C-LUB-OLD',
      description: text.season,
      target: { merchandiseCategory: 'LUB' },
      uom: 'EA',
      from: -120,
      to: -30,
      steps: [[12, 'percentage', -10]],
    },
    {
      dealNo: 'C-GLV-NEXT',
      description: text.season,
      target: { merchandiseCategory: 'GLV' },
      uom: 'PR',
      from: 30,
      to: 90,
      steps: [[10, 'percentage', -8]],
    },
  ];
}

/** Deals of single articles: ladders on parts, clearance of old bicycles, launches of new ones. */
export function articleDeals(
  market: Market,
  { code, model }: Article,
  today: string,
): Row<'deals.csv'>[] {
  const text = words[market.key];
  const [, large] = amounts[market.key];
  const random = randomFor(`deal ${market.sorg} ${model.slug}`);
  const make = (deal: Pick<Deal, 'dealNo' | 'description' | 'steps'> & Partial<Deal>) =>
    dealRows(market, today, {
      target: { article: code },
      uom: model.uom,
      from: -25,
      to: random.int(20, 80),
      ...deal,
    });
  if (model.year === 2025) {
    return make({
      dealNo: `S-${code}`,
      description: text.clearance,
      steps: [
        [1, 'fixed', -large],
        [3, 'fixed', -large * 1.5],
      ],
    });
  }
  if (model.year === 2027 && random.chance(0.25)) {
    return make({
      dealNo: `N-${code}`,
      description: text.launch,
      term: '<=',
      steps: [[2, 'percentage', -4]],
    });
  }
  if (model.category === 'PAA' && random.chance(0.14)) {
    const top = random.pick([8, 10, 12]);
    return make({
      dealNo: `L-${code}`,
      description: text.ladder,
      steps: [
        [5, 'percentage', -3],
        [10, 'percentage', -(top - 4)],
        [20, 'percentage', -top],
      ],
    });
  }
  return [];
}
