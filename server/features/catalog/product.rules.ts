import type { ArticlePrice } from '#server/features/pricing/pricing.public.ts';
import { promotionBadge } from '#server/features/pricing/pricing.public.ts';
import type {
  PriceFormat,
  Product,
  ProductBlock,
  ProductPrice,
} from '#server/graphql/generated/types.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import type { ArticleRow } from './article.store.ts';
import { type StockFigures, stockLevel } from './stock.rules.ts';

/** How the host's amounts are written. */
export function priceFormat({ currency }: HostConfig): Omit<PriceFormat, '__typename'> {
  const { display, ...format } = currency;
  return { currency: display, ...format };
}

/** Prices of an article for its buyer (E236, E279 to E284). */
export function productPrice(
  retail: number | null,
  price: ArticlePrice,
  host: HostConfig,
): ProductPrice {
  return {
    ...priceFormat(host),
    dealer: price.dealer,
    retail,
    retailDisplay: retail === null ? '' : formatMoney(retail, host.currency),
    discounts: price.steps,
  };
}

/** Why an article cannot be ordered, the gravest reason first; null when it can (E270). */
export function productBlock(
  row: Pick<ArticleRow, 'active' | 'order_blocked' | 'available_for_order_at'>,
  dealer: number | null,
  today: string,
): ProductBlock | null {
  if (!row.active) return 'INACTIVE';
  const early = row.available_for_order_at !== null && row.available_for_order_at > today;
  if (row.order_blocked || early) return 'ORDER_BLOCKED';
  return dealer === null ? 'NO_PRICE' : null;
}

/** A Product as the schema has it; `cart_qty` is the cart room's field and resolved there. */
export function productOf(
  row: ArticleRow,
  price: ArticlePrice,
  figures: StockFigures,
  host: HostConfig,
  today: string,
): Product {
  const product: Omit<Product, 'cart_qty'> = {
    article_code: row.code,
    article_code_display: row.code_display,
    old_code: row.old_code,
    ean: row.ean,
    sorg: row.sorg,
    slug: row.slug,
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
    price: productPrice(row.retail_price, price, host),
    promotion: promotionBadge(price.steps, price.dealer ?? row.retail_price, host.currency),
    stock: stockLevel(figures, host, today),
    orderQuota: row.order_quota,
    blocked: productBlock(row, price.dealer, today),
  };
  return product as Product;
}
