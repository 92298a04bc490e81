import type { HostConfig } from '#shared/host-config.ts';
import type { CatalogEngine } from '../catalog-engine.ts';
import { compare } from '../query/search-words.ts';
import type { PageArgs } from '../query-types.ts';
import type { DealRow, GroupsetRow } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { GroupsetAnswer, GroupsetListAnswer, ProductAnswer } from './answer-shapes.ts';
import { parseCriteria } from './criteria.rules.ts';
import type { CustomerExtras, GoneArticle } from './customer-extras.ts';
import { toPageInfo } from './list-answers.ts';
import { priceFormat, productAnswer, toDiscount, toProduct } from './product.rules.ts';
import { createTextReader, translateArticle } from './text-reader.rules.ts';

/** A groupset with its products; the total is null when one has no dealer price. */
export function toGroupset(
  { id, name, brand, serie, slug, image }: Omit<GroupsetRow, 'items'>,
  items: GroupsetAnswer['items'],
  host: HostConfig,
): GroupsetAnswer {
  const total = items.reduce<number | null>((sum, { qty, product }) => {
    const { dealer } = product.price;
    return sum === null || dealer === null ? null : sum + dealer * qty;
  }, 0);
  return { id, name, brand, serie, slug, image, total, price: priceFormat(host), items };
}

/** The steps of the deals that cover what is gone from the range, as of today. */
function stepsOn({ row }: GoneArticle, { deals, list }: CustomerExtras, today: string): DealRow[] {
  return deals
    .filter(
      (deal) =>
        deal.valid_from <= today &&
        deal.valid_to >= today &&
        (deal.price_list === null || deal.price_list === list) &&
        (deal.article === row.code ||
          deal.brand === row.brand ||
          deal.merchandise_category === row.merchandise_category),
    )
    .sort((a, b) => a.qty - b.qty || compare(a.deal_no, b.deal_no) || a.position - b.position);
}

function goneAnswer(ctx: AnswerContext, told: CustomerExtras, gone: GoneArticle): ProductAnswer {
  const { row, slug, stock, prices } = gone;
  const dealer = (told.list === null ? undefined : prices[told.list]) ?? null;
  const steps = stepsOn(gone, told, ctx.today).map((step) => toDiscount(step, ctx.host));
  const shown = translateArticle(row, createTextReader(ctx.engine.names, ctx.locale));
  const parts = { row: { ...shown, active: false }, slug, price: { dealer, steps }, stock };
  const { locale } = ctx;
  const block = { notSold: null, isNew: false, locale, merchandiseName: () => '' };
  return toProduct({ ...parts, ...block }, ctx.host, ctx.today);
}

/**
 * The groupsets that a search finds, by the rules of articles (query/word-points.ts), in their order.
 * @throws BadCriteria for too many or too long words
 */
export function groupsetsWith<Set extends Pick<GroupsetRow, 'id' | 'name' | 'brand' | 'serie'>>(
  { search }: Pick<CatalogEngine, 'search'>,
  wanted: string,
  sets: readonly Set[],
): Set[] {
  const words = search.joinWords(parseCriteria({ search: wanted }).words);
  return sets.filter(({ id, name, brand, serie }) => {
    const text = `${name} ${brand} ${serie} ${id}`;
    return words.every((word) => search.scoreText(text, word) > 0);
  });
}

/**
 * Returns the groupsets by name as the server lists them (O025), from the data on the device.
 * @returns null when the device has no such data, or not for all articles
 */
export function groupsetsAnswer(
  ctx: AnswerContext,
  wanted: { slug?: string | null; search?: string | null },
  page: PageArgs,
): GroupsetListAnswer | null {
  const { told } = ctx;
  if (!told) return null;
  const matching = groupsetsWith(ctx.engine, wanted.search ?? '', told.groupsets).filter(
    ({ slug }) => !wanted.slug || slug === wanted.slug,
  );
  const groupsets: GroupsetAnswer[] = [];
  for (const set of matching.slice(page.offset, page.offset + page.limit)) {
    const items: GroupsetAnswer['items'] = [];
    for (const [code, qty] of set.items) {
      const gone = told.gone.get(code);
      const row = gone ? null : ctx.engine.rowOf(code);
      if (!gone && row === null) return null;
      const product = gone ? goneAnswer(ctx, told, gone) : productAnswer(ctx, row as number);
      items.push({ qty, product });
    }
    groupsets.push(toGroupset(set, items, ctx.host));
  }
  return { groupsets, info: toPageInfo(page, matching.length), asOf: ctx.asOf };
}
