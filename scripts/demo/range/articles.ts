import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market } from '../markets.ts';
import { type Random, randomFor } from '../random.ts';
import { inAllLanguages, type TextLanguage, type Texts } from '../texts/languages.ts';
import { specNames } from '../texts/spec-names.ts';
import { inTradeWords } from '../texts/trade-words.ts';
import { articleCodes, groupId } from './codes.ts';
import type { Model } from './model.ts';

/** One article of a sales organisation with what its other files need to know. */
export interface Article {
  row: Row<'articles.csv'>;
  code: string;
  retail: number;
  /** When it may be ordered; empty for at once. */
  orderFrom: string;
  model: Model;
}

const seasons: Record<number, [first: string, days: number]> = {
  2025: ['2024-08-05', 90],
  2026: ['2025-08-04', 90],
  2027: ['2026-06-15', 110],
};

function pickReleaseDay(model: Model, random: Random): string {
  const [first, days] = seasons[model.year ?? 0] ?? ['2023-03-01', 1100];
  return daysAfter(first, random.int(0, days));
}

function oldCode(model: Model, random: Random): string {
  if (!random.chance(0.3)) return '';
  return `${model.brand.slice(0, 1)}-${random.int(1000, 9999)}/${random.int(1, 9)}`;
}

/** Drivetrain groups are sold whole, so none of their parts may be missing. */
const inGroupset = (model: Model) => model.specs.some(([name]) => name === 'Speeds');

const inEach = (textIn: (language: TextLanguage) => string): Texts => ({
  en: textIn('en'),
  de: textIn('de'),
  fr: textIn('fr'),
  id: textIn('id'),
  ms: textIn('ms'),
});

const specsOf =
  ({ specs }: Model) =>
  (language: TextLanguage) =>
    specs
      .map(([name, value]) => `${specNames[name][language]}=${inTradeWords(value, language)}`)
      .join('|');

/** The row of a product group in the language of its distributor. */
export function groupRow(
  market: Market,
  model: Model,
  related: string[],
  withImages: boolean,
): Row<'product_groups.csv'> {
  const { language } = market;
  return {
    sorg: market.sorg,
    id: groupId(model),
    // Further generations are for benchmarks, where a million names in five languages prove nothing.
    ...(model.generation === 0
      ? inAllLanguages('name', language, model.name)
      : { name: model.name[language] }),
    category: model.category,
    brand: model.brand,
    model: model.model,
    serie: model.serie,
    merchandiseCategory: model.merchandiseCategory,
    modelYear: model.year,
    slug: model.slug,
    image: withImages ? model.image(model.variants[0]?.color).file : '',
    'description.en': model.descriptions.en,
    'description.de': model.descriptions.de,
    'description.fr': model.descriptions.fr,
    'description.id': model.descriptions.id,
    'description.ms': model.descriptions.ms,
    ...inAllLanguages('specs', language, inEach(specsOf(model))),
    related,
    releasedAt: pickReleaseDay(model, randomFor(`release ${model.slug}`)),
  };
}

/** The articles of a model: one per size and colour. */
export function createArticles(
  market: Market,
  model: Model,
  today: string,
  withImages: boolean,
): Article[] {
  const { language } = market;
  const common = randomFor(`model ${market.sorg} ${model.slug}`);
  const fame = common.int(0, 700);
  const preOrder = model.year === 2027 && common.chance(0.2);
  const orderFrom = preOrder ? daysAfter(today, common.int(15, 90)) : '';
  const released = pickReleaseDay(model, randomFor(`release ${model.slug}`));
  const manyColors = new Set(model.variants.map(({ color }) => color?.name)).size > 1;
  const articles = model.variants.map((variant, place) => {
    const { code, codeDisplay, ean } = articleCodes(model, place);
    const random = randomFor(`article ${market.sorg} ${code}`);
    const popularity = fame + random.int(0, 300);
    const retail = market.retail(model.euro * variant.factor, model.category);
    const sizes = inEach((words) => inTradeWords(variant.size ?? '', words));
    const size = sizes[language];
    const color = variant.color?.names[language];
    const calm = inGroupset(model);
    const words = [
      model.name[language],
      manyColors || model.category === 'Bike' ? color : '',
      variant.size === 'Standard' ? '' : size,
    ];
    const row: Row<'articles.csv'> = {
      sorg: market.sorg,
      code,
      codeDisplay,
      oldCode: oldCode(model, random),
      ean,
      group: groupId(model),
      name: words.filter(Boolean).join(', '),
      modelYear: model.year,
      ...inAllLanguages('frameSize', language, sizes),
      ...inAllLanguages(
        'wheelSize',
        language,
        inEach((words) => inTradeWords(variant.wheel ?? '', words)),
      ),
      ...(variant.color && inAllLanguages('color', language, variant.color.names)),
      colorHex: variant.color?.hex,
      uom: model.uom,
      retailPrice: retail.toFixed(market.precision),
      orderQuota: random.chance(0.02) ? random.pick([2, 4, 5, 10, 20]) : '',
      tags: popularity > 880 ? [...model.tags, 'bestseller'] : model.tags,
      image: withImages ? model.image(variant.color).file : '',
      weightGrams: variant.grams,
      popularity,
      releasedAt: released,
      active: calm || !random.chance(0.012),
      orderBlocked: !calm && random.chance(0.012),
      availableForOrderAt: orderFrom,
    };
    return { row, code, retail, orderFrom, model };
  });
  const successor = articles.find(({ row }) => row.active && !row.orderBlocked && !orderFrom);
  // A frame is not replaced by another size of it.
  if (successor && model.category === 'PAA')
    for (const { row } of articles) if (!row.active) row.replacedBy = successor.code;
  return articles;
}
