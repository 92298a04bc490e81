import { blockRows } from './blocks.ts';
import type { CsvWriter } from './csv.ts';
import { openCsv } from './csv.ts';
import { dealerShare } from './dealers.ts';
import type { Market } from './markets.ts';
import { markets } from './markets.ts';
import { listOffers, type Offer } from './orders/offer.ts';
import { createArticles, groupRow } from './range/articles.ts';
import { articleDeals, standingDeals } from './range/deals.ts';
import { groupsetRows } from './range/groupsets.ts';
import type { Model } from './range/model.ts';
import { priceRows } from './range/prices.ts';
import { promotionRows } from './range/promotions.ts';
import { createRange } from './range/range.ts';
import { relatedGroups } from './range/related.ts';
import { createSupply } from './range/stock.ts';

const files = [
  'product_groups.csv',
  'articles.csv',
  'prices.csv',
  'deals.csv',
  'promotions.csv',
  'order_blocks.csv',
  'stock.csv',
  'arrivals.csv',
  'groupsets.csv',
] as const;

type Writers = { [F in (typeof files)[number]]: CsvWriter<F> };

/**
 * The result of writing the range. Its offers, the articles that an order desk sells, are the first
 * generation of every model.
 */
export interface WrittenRange {
  counts: Record<string, number>;
  /** By sales organisation. */
  offers: Map<string, Offer[]>;
  /** Files of the pictures that its models name; every one of a groupset is named. */
  pictures: ReadonlySet<string>;
  /** The first generation of the range, by sales organisation. */
  models: Map<string, readonly Model[]>;
  /** The picture that represents a brand or a merchandise category, by sales organisation. */
  typical: Map<string, ReadonlyMap<string, string>>;
}

export interface RangeOptions {
  articles: number;
  dealers: number;
  images: boolean;
  today: string;
}

function open(folder: string): Writers {
  return Object.fromEntries(
    files.map((file) => [file, openCsv(folder, file)]),
  ) as unknown as Writers;
}

async function writeModel(
  to: Writers,
  market: Market,
  model: Model,
  related: string[],
  options: RangeOptions,
): Promise<Offer[]> {
  const { today, images } = options;
  const articles = createArticles(market, model, today, images);
  const supplies = articles.map((article) => createSupply(market, article, today));
  await to['product_groups.csv'].write([groupRow(market, model, related, images)]);
  await to['articles.csv'].write(articles.map(({ row }) => row));
  const prices = priceRows(market, articles);
  await to['prices.csv'].write(prices);
  await to['deals.csv'].write(articles.flatMap((article) => articleDeals(market, article, today)));
  await to['stock.csv'].write(supplies.flatMap(({ stock }) => stock));
  await to['arrivals.csv'].write(supplies.flatMap(({ arrivals }) => arrivals));
  return listOffers(articles, prices);
}

/** Uses the picture of the first model of a brand or a merchandise category to represent it. */
function picture(model: Model, pictures: Map<string, string>) {
  for (const name of [model.brand, model.merchandiseCategory])
    if (!pictures.has(name)) pictures.set(name, model.image(model.variants[0]?.color).file);
}

/**
 * Writes everything that is sold: groups, articles, prices, deals, promotions, blocks, stock,
 * arrivals, groupsets.
 */
export async function writeRange(folder: string, options: RangeOptions): Promise<WrittenRange> {
  const to = open(folder);
  const offers = new Map<string, Offer[]>();
  const models: WrittenRange['models'] = new Map();
  const named = new Set<string>();
  const typical: WrittenRange['typical'] = new Map();
  for (const [place, market] of markets.entries()) {
    const share = Math.floor((options.articles + place) / markets.length);
    const brands = new Set<string>();
    const pictures = new Map<string, string>();
    typical.set(market.sorg, pictures);
    const sold: Offer[] = [];
    offers.set(market.sorg, sold);
    let first = true;
    for (const generation of createRange(market, share)) {
      for (const model of generation) {
        brands.add(model.brand);
        if (options.images) picture(model, pictures);
        for (const { color } of model.variants) named.add(model.image(color).file);
        const related = relatedGroups(model, generation);
        const offered = await writeModel(to, market, model, related, options);
        if (first) sold.push(...offered);
      }
      if (first) await to['groupsets.csv'].write(groupsetRows(market, generation, options.images));
      if (first) models.set(market.sorg, generation);
      first = false;
    }
    const standing = standingDeals(market, options.today, brands);
    const dealers = dealerShare(options.dealers, place, markets.length);
    await to['deals.csv'].write(standing);
    await to['promotions.csv'].write(promotionRows(market, standing, pictures));
    await to['order_blocks.csv'].write(blockRows(market, dealers, brands));
  }
  const counts: Record<string, number> = {};
  for (const file of files) {
    await to[file].end();
    counts[file] = to[file].rows;
  }
  return { counts, offers, pictures: named, models, typical };
}
