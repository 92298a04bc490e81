import { type CacheHint, cacheHint } from '#shared/cache-hint.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import type { Row } from '../query-types.ts';
import type { ArticleRow, DealRow } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type {
  BlockAnswer,
  DiscountAnswer,
  PriceAnswer,
  PriceFormatAnswer,
  ProductAnswer,
  StockAnswer,
} from './answer-shapes.ts';
import { blockSentence, type CauseSubject, type CheckedRow, listCauses } from './causes.rules.ts';
import { discountDetail, promotionBadge } from './deal.rules.ts';
import { allBut, type Goods, nothing } from './kept-answers.ts';
import { createTextReader, translateArticle } from './text-reader.rules.ts';
import { translateName } from './translate-name.rules.ts';

/** How the host's amounts are written. */
export function priceFormat({ currency }: HostConfig): PriceFormatAnswer {
  const { display, ...format } = currency;
  return { currency: display, ...format };
}

/** Prices of an article for its buyer (E236, E279 to E284). */
function productPrice(
  retail: number | null,
  price: { dealer: number | null; steps: DiscountAnswer[] },
  host: HostConfig,
): PriceAnswer {
  return {
    ...priceFormat(host),
    dealer: price.dealer,
    retail,
    retailDisplay: retail === null ? '' : formatMoney(retail, host.currency),
    discounts: price.steps,
  };
}

/**
 * Why an article cannot be ordered, the first cause of `listCauses`; null when it can (E270, E303 to E310).
 * @param notSold why the distributor does not sell it to the customer
 */
export function productBlock(
  row: CheckedRow,
  dealer: number | null,
  today: string,
  notSold: BlockAnswer | null = null,
): BlockAnswer | null {
  const facts = { priced: dealer !== null, today, notSold: notSold === null ? [] : [notSold] };
  return (listCauses(row, facts)[0] as BlockAnswer | undefined) ?? null;
}

/** A step of a deal with its words (E285 to E291). */
export function toDiscount(step: DealRow, host: HostConfig): DiscountAnswer {
  const { qty, uom, term, type, value, description } = step;
  const detail = discountDetail(step, host.currency);
  return { salesDealNo: step.deal_no, description, detail, qty, uom, term, type, value };
}

/** The parts of a product: its article, and the customer's prices and deals for it. */
export interface ProductParts {
  row: Omit<ArticleRow, 'no' | 'group' | 'popularity' | 'released_at'> & { active: boolean };
  slug: string;
  price: { dealer: number | null; steps: DiscountAnswer[] };
  stock: StockAnswer;
  notSold: BlockAnswer | null;
  /** Of the reader. */
  locale: string;
  /** Name of the merchandise category, which only the words of a block need. */
  merchandiseName: () => string;
  /** Marked as new today. */
  isNew: boolean;
}

/** A Product as the schema has it (E228 to E241). */
export function toProduct(
  { row, slug, price, stock, notSold, isNew, locale, merchandiseName }: ProductParts,
  host: HostConfig,
  today: string,
): ProductAnswer {
  const blocked = productBlock(row, price.dealer, today, notSold);
  return {
    article_code: row.code,
    article_code_display: row.code_display,
    old_code: row.old_code,
    ean: row.ean,
    sorg: host.sorg,
    slug,
    name: row.name,
    category: row.category,
    brand: row.brand,
    model: row.model,
    serie: row.serie,
    model_year: row.model_year,
    frameSize: row.frame_size,
    wheelSize: row.wheel_size,
    color: row.color === null ? null : { name: row.color, hex: row.color_hex },
    tags: row.tags,
    uom: row.uom,
    image: row.image,
    isNew,
    price: productPrice(row.retail_price, price, host),
    promotion: promotionBadge(price.steps, price.dealer ?? row.retail_price),
    stock,
    cart_qty: 0,
    orderQuota: row.order_quota,
    blocked,
    blockReason: toReason(blocked, row, merchandiseName, locale),
    restockNotification: false,
  };
}

/** The block in words, for which the name of the merchandise category is looked up only where it is said. */
const toReason = (
  blocked: BlockAnswer | null,
  row: Omit<CauseSubject, 'merchandise_name'>,
  merchandiseName: () => string,
  locale: string,
) =>
  blocked &&
  blockSentence(
    blocked,
    { ...row, merchandise_name: blocked === 'HIERARCHY_BLOCKED' ? merchandiseName() : '' },
    locale,
  );

/** The article at a place of the engine for the asking customer. */
export function productAnswer(ctx: AnswerContext, row: Row): ProductAnswer & CacheHint {
  const goods = getGoods(ctx, row);
  const notSold = ctx.blockOf?.(row) ?? null;
  const figures = ctx.figuresOf?.(row);
  const now = () => productNow(ctx, row, goods, notSold);
  // A blocked article has an answer for this customer alone. All others share one while its stock is the
  // same.
  if (!goods.staying || !figures || notSold !== null) return now();
  if (goods.said?.figures !== figures)
    goods.said = { figures, answer: { ...now(), [cacheHint]: allBut(nothing) } };
  return goods.said.answer;
}

function productNow(
  ctx: AnswerContext,
  row: Row,
  { article, answer, staying }: Goods,
  notSold: BlockAnswer | null,
): ProductAnswer & CacheHint {
  const blocked = productBlock(
    { ...article, active: true },
    answer.price.dealer,
    ctx.today,
    notSold,
  );
  return {
    ...answer,
    ...(staying && { [cacheHint]: staying }),
    stock: ctx.stockOf(row),
    orderQuota: ctx.quotaOf ? ctx.quotaOf(row) : article.order_quota,
    blocked,
    blockReason: toReason(blocked, article, merchandiseNameOf(ctx, article), ctx.locale),
  };
}

/** Returns a function that looks up the name of an article's merchandise category. */
export const merchandiseNameOf =
  ({ engine, locale }: Pick<AnswerContext, 'engine' | 'locale'>, article: ArticleIn) =>
  (): string => {
    const names = engine.names.merchandiseCategories;
    const found = names.find(({ id }) => id === article.merchandise_category);
    return found ? translateName(found.name, found.names, locale) : '';
  };

type ArticleIn = Pick<ArticleRow, 'merchandise_category'>;
type Place = Pick<AnswerContext, 'engine' | 'pricedCatalog' | 'host' | 'today' | 'locale' | 'kept'>;

/** The article at a place of the engine for all who buy at this market and host in one language. */
export function getGoods(ctx: Place, row: Row): Goods {
  return ctx.kept ? ctx.kept.goods(row, () => madeGoods(ctx, row)) : madeGoods(ctx, row);
}

function madeGoods({ engine, pricedCatalog, host, today, locale }: Place, row: Row): Goods {
  const article = engine.article(row);
  const parts: ProductParts = {
    row: { ...translateArticle(article, createTextReader(engine.names, locale)), active: true },
    slug: engine.group(engine.groupOf(row)).slug,
    price: {
      dealer: pricedCatalog.price(row),
      steps: pricedCatalog.steps(row).map((step) => toDiscount(step, host)),
    },
    stock: { qty: 0, masked: false, nextArrival: null },
    notSold: null,
    locale,
    merchandiseName: merchandiseNameOf({ engine, locale }, article),
    isNew: pricedCatalog.isNew(row),
  };
  return { article, answer: toProduct(parts, host, today) };
}
