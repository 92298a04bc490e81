import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers, ThirdPartyProduct } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { type ProductRow, productPage } from './products/product.store.ts';

const mostKeys = 100;

/** A page of articles of third-party vendors (O223, E775 to E786). */
export const productThirdParties: QueryResolvers['productThirdParties'] = async (_, args, ctx) => {
  const { search, withStock, own, articles } = args;
  const page = parsePage(args, 100);
  if (articles && articles.length > mostKeys)
    throw badUserInput(`articles has more than ${mostKeys} values`);
  for (const { vendorId, articleCode } of articles ?? []) {
    checkedText(vendorId, 'vendorId');
    checkedText(articleCode, 'articleCode');
  }
  const vendor = args.vendor ? checkedText(args.vendor, 'vendor') : null;
  const asOf = new Date().toISOString();
  const { rows, counted } = await productPage(ctx.db, viewerOf(ctx), {
    own,
    filter: { vendor, withStock: withStock || null, articles: articles ?? null },
    search: toSearchPatterns(search),
    page,
  });
  return { products: rows.map(toProduct), info: pageInfo(page, counted), asOf };
};

/** Returns an article as it is answered; other viewers than its vendor get no facts about its picture. */
function toProduct(row: ProductRow): ThirdPartyProduct {
  const { vendor, code, description, price, image, uomConverter, salesUnit, active, deals } = row;
  const { isOwn } = vendor;
  return {
    vendor,
    articleCode: code,
    description,
    price,
    imageUrl: image,
    uomConverter,
    salesUnit,
    stock: Math.max(0, row.qty - row.open),
    openOrder: isOwn ? row.open : row.ownOpen,
    shippedOrder: isOwn ? row.shipped : row.ownShipped,
    deals,
    active,
    imageSource: isOwn ? row.imageSource : null,
    imageProblem: isOwn ? row.imageProblem : null,
  };
}
