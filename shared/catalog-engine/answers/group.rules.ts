import { type CacheHint, cacheHint, type VolatileFields } from '#shared/cache-hint.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { FoundGroup } from '../query-types.ts';
import type { GroupRow } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { ColorAnswer, GroupAnswer, ProductAnswer, StockAnswer } from './answer-shapes.ts';
import { allBut, type Model, onlyItems } from './kept-answers.ts';
import { getGoods, priceFormat, productAnswer } from './product.rules.ts';
import { compareSizes, compareWords } from './sizes.rules.ts';
import { together } from './stock.rules.ts';
import { createTextReader, translateNames } from './text-reader.rules.ts';

/** Variants by frame size, then colour, then code. */
function compareVariants(a: ProductAnswer, b: ProductAnswer): number {
  return (
    compareSizes(a.frameSize, b.frameSize) ||
    compareWords(a.color?.name ?? '', b.color?.name ?? '') ||
    compareWords(a.article_code, b.article_code)
  );
}

/**
 * A model in the list, from those of its articles that match, as they are shown (E217 to E227).
 * @param sorted at least one
 */
function toGroup(
  row: Omit<GroupRow, 'descriptions' | 'specs'>,
  sorted: readonly ProductAnswer[],
  host: HostConfig,
): Model['answer'] {
  const cheapest = findCheapest(sorted);
  const retail = sorted.flatMap((item) => item.price.retail ?? []);
  return {
    id: row.id,
    parent_name: row.name,
    category: row.category,
    brand: row.brand,
    serie: row.serie,
    model_year: row.model_year,
    slugs: [row.slug],
    colors: listColors(sorted),
    frameSizes: [...new Set(sorted.flatMap((item) => item.frameSize ?? []))],
    starting_at: cheapest?.price.dealer ?? null,
    starting_retail: cheapest
      ? cheapest.price.retail
      : retail.length > 0
        ? Math.min(...retail)
        : null,
    max_retail: retail.length > 0 ? Math.max(...retail) : null,
    image: row.image ?? sorted.find((item) => item.image !== null)?.image ?? null,
    isNew: sorted.some((item) => item.isNew),
    price: priceFormat(host),
    promotion: sorted.find((item) => item.promotion !== null)?.promotion ?? null,
  };
}

/** The article with the lowest dealer price; undefined where no price is shown. */
function findCheapest(items: readonly ProductAnswer[]): ProductAnswer | undefined {
  let cheapest: ProductAnswer | undefined;
  for (const item of items) {
    const { dealer } = item.price;
    if (dealer === null) continue;
    const least = cheapest?.price.dealer ?? null;
    if (least === null || dealer < least) cheapest = item;
  }
  return cheapest;
}

/** A model found in the engine, with those of its articles that were found. */
export function groupAnswer(ctx: AnswerContext, found: FoundGroup): GroupAnswer & CacheHint {
  const make = () => madeModel(ctx, found);
  const model = ctx.kept?.model(found, make) ?? make();
  const { available, staying } = stockOfModel(ctx, model);
  return {
    ...model.answer,
    ...(staying && { [cacheHint]: staying }),
    available,
    get hit() {
      return found.hit === undefined ? null : productAnswer(ctx, found.hit);
    },
    // Lists are mostly asked for without them.
    get items() {
      return model.rows.map((row) => productAnswer(ctx, row));
    },
  };
}

/**
 * Returns the combined stock of a model's articles, and the same object as before while nothing has
 * changed.
 */
function stockOfModel(
  ctx: AnswerContext,
  model: Model,
): { available: StockAnswer; staying?: VolatileFields | undefined } {
  const { rows, said, staying } = model;
  const figures = staying && ctx.figuresOf && rows.map(ctx.figuresOf);
  if (said && figures?.every((one, at) => one === said.figures[at])) return said;
  const available = together(rows.map(ctx.stockOf), ctx.host);
  if (!figures) return { available, staying };
  model.said = { figures, available, staying: allBut(onlyItems) };
  return model.said;
}

function madeModel(ctx: AnswerContext, { group, rows }: FoundGroup): Model {
  const items = rows
    .map((row) => ({ row, product: getGoods(ctx, row).answer }))
    .sort((a, b) => compareVariants(a.product, b.product));
  const products = items.map(({ product }) => product);
  const read = createTextReader(ctx.engine.names, ctx.locale);
  return {
    answer: toGroup(translateNames(ctx.engine.group(group), read), products, ctx.host),
    rows: items.map(({ row }) => row),
  };
}

function listColors(items: readonly ProductAnswer[]): ColorAnswer[] {
  const colors = new Map(items.flatMap(({ color }) => (color ? [[color.name, color]] : [])));
  return [...colors.values()].sort((a, b) => compareWords(a.name, b.name));
}

/** The text in the reader's language, else in English, else in any there is. */
export function pickDescription(descriptions: Record<string, string>, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  return (
    descriptions[language] || descriptions.en || Object.values(descriptions).find(Boolean) || ''
  );
}
