import { openPortal, type Portal } from '../own-portal.ts';

/** An article that is out of stock and cannot be ordered at the moment. */
export interface SoldOut {
  code: string;
  shown: string;
  category: string;
  slug: string;
}

/** A portal that may push to this machine. */
export interface Shop extends Portal {
  /** An article of the United States without stock, with a price for dealer.us. */
  soldOut(): Promise<SoldOut>;
  /** Imports a stock feed with so many pieces of an article. */
  restock(code: string, qty: number): Promise<void>;
}

/** Starts a portal that may push to this machine, with a small demo range. */
export async function openShop(): Promise<Shop> {
  const portal = await openPortal({
    PANNIER_MODE: 'development',
    PANNIER_PUSH_TEST_ENDPOINTS: 'true',
  });
  const soldOut = async () => {
    const { rows } = await portal.db.query<SoldOut>(`
      select a.code, a.code_display as shown, lower(a.category) as category, g.slug
      from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
      join price p on p.sorg = a.sorg and p.article = a.code
      where a.sorg = '2000' and a.active and not a.order_blocked and a.order_quota is null
        and a.available_for_order_at is null
        and not exists (select from stock s
          where s.sorg = a.sorg and s.article = a.code and s.qty > 0)
        and not exists (select from order_block b where b.sorg = a.sorg and b.customer = ''
          and b.value in (a.brand, a.category, a.merchandise_category))
        and a.category = 'PAA'
      order by a.code limit 1`);
    const [row] = rows;
    if (!row) throw new Error('The demo range has no article without stock');
    return row;
  };
  const restock = async (code: string, qty: number) => {
    const { rows } = await portal.db.query<{ id: string }>(
      `select id from warehouse where sorg = '2000' order by id limit 1`,
    );
    const line = { sorg: '2000', warehouse: rows[0]?.id ?? '', article: code, qty: String(qty) };
    await portal.import({ 'stock.csv': [line] });
  };
  return { ...portal, soldOut, restock };
}
