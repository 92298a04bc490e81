import type pg from 'pg';
import type { MeasuredRow } from '../measured-row.ts';
import { type AskShop, batchOf } from './ask-shop.ts';

const sorg = '2000';

interface Cart {
  cart: {
    productsInCart: {
      product: { article_code: string; blocked: string | null; blockReason: string | null };
    }[];
  };
}

interface Analysis {
  productAnalyzesV3: { articleCode: string; causes: { code: string; text: string }[] }[];
}

/** Blocks and articles as a wild feed would have them, so that every cause is met, alone and with others. */
export async function spoilRange(client: pg.Client): Promise<void> {
  const some = (column: string, percent: number, salt: string) =>
    `sorg = '${sorg}' and abs(hashtext(${column} || '${salt}')) % 100 < ${percent}`;
  await client.query(`update article set order_blocked = true where ${some('code', 5, 'blocked')}`);
  await client.query(`update article set active = false where ${some('code', 3, 'inactive')}`);
  await client.query(
    `update article set available_for_order_at = current_date + abs(hashtext(code)) % 60 - 30
    where ${some('code', 10, 'from')}`,
  );
  await client.query(`delete from price where ${some('article', 5, 'price')}`);
  await client.query(
    `insert into order_block (sorg, customer, kind, value, description)
    select '${sorg}', c.unified, k.kind, k.value, 'bench'
    from (select unified from customer where sorg = '${sorg}' order by unified limit 10) c
    cross join (
      select distinct 'brand' as kind, brand as value from article where sorg = '${sorg}'
      union select distinct 'hierarchy', merchandise_category from article where sorg = '${sorg}'
      union values ('category', 'Bike'), ('category', 'PAA'), ('sorg', '')
    ) k
    where abs(hashtext(c.unified || k.kind || k.value)) % 100 < 12
    on conflict do nothing`,
  );
}

/**
 * Puts random articles into the carts of ten dealers and has the same articles analysed.
 * @param batches of 100 articles each
 * @returns how many pairs of dealer and article were compared and how many do not agree; a cart says nothing of stock
 */
export async function compareCarts(
  shop: AskShop,
  client: pg.Client,
  codes: readonly string[],
  batches: number,
): Promise<MeasuredRow[]> {
  let pairs = 0;
  let blocked = 0;
  const differences: string[] = [];
  for (let nth = 0; nth < batches; nth += 1) {
    const articleCodes = batchOf(codes, nth);
    const dealer = nth % shop.tokens.length;
    await fillCart(client, shop.customers[dealer] ?? '', dealer + 1, articleCodes);
    const { productAnalyzesV3 } = await shop.ask<Analysis>(dealer, 'CatalogAnalysis', {
      sorg,
      articleCodes,
    });
    const { cart } = await shop.ask<Cart>(dealer, 'Cart', {});
    const inCart = new Map(
      cart.productsInCart.map(({ product }) => [product.article_code, product]),
    );
    for (const { articleCode, causes } of productAnalyzesV3) {
      const [cause] = causes.filter(({ code }) => code !== 'NO_STOCK');
      const line = inCart.get(articleCode);
      const sentence = cause && `${cause.text.charAt(0).toUpperCase()}${cause.text.slice(1)}.`;
      pairs += 1;
      if (cause) blocked += 1;
      if (line?.blocked !== (cause?.code ?? null) || line.blockReason !== (sentence ?? null))
        differences.push(`${articleCode}: ${JSON.stringify({ line, causes })}`);
    }
  }
  for (const difference of differences.slice(0, 5)) console.log(difference);
  return [
    { what: 'random pairs of dealer and article', figure: pairs, budget: '' },
    { what: '… that may not be ordered', figure: blocked, budget: '' },
    { what: '… on which cart and analysis differ', figure: differences.length, budget: 0 },
  ];
}

async function fillCart(
  client: pg.Client,
  customer: string,
  user: number,
  articles: readonly string[],
): Promise<void> {
  await client.query('delete from cart_line where sorg = $1 and user_id = $2', [sorg, user]);
  await client.query(
    `insert into cart_line (sorg, user_id, customer, article, qty)
    select $1, $2, $3, unnest($4::text[]), 1`,
    [sorg, user, customer, articles],
  );
}
