import type { Db } from '#server/db/database.ts';
import type { OrderVariables } from '#src/features/checkout/checkout.offline.ts';
import { type ArticleFacts, articleFacts, freightOfOrder } from './server.store.ts';

/**
 * Notes what an order relies on right before the server looks at it. Never may one be placed
 * otherwise than its buyer saw it; that is checked here without the server's rules.
 * @returns says what is wrong with having placed it, in words
 */
export async function beforeOrder(
  db: Db,
  variables: unknown,
): Promise<(answer: string) => Promise<string[]>> {
  const { products, shipments } = variables as OrderVariables;
  const facts = await articleFacts(db);
  return async (answer) => {
    const problems = products.flatMap((line) => lineProblems(line, facts));
    const { data } = JSON.parse(answer) as Answer;
    const price = [shipments].flat()[0]?.price;
    const [first, more] = data.checkout.orders;
    if (!first || more) return [...problems, 'not exactly one order'];
    const paid = await freightOfOrder(db, first.order_no);
    if (price !== undefined && (paid ?? 0) > (price ?? 0))
      problems.push(`shipping at ${paid}, more than ${price}`);
    return problems;
  };
}

interface Answer {
  data: { checkout: { orders: { order_no: string }[] } };
}

function lineProblems(
  { articleCode, qty, subtotal, seen }: OrderVariables['products'][number],
  facts: ReadonlyMap<string, ArticleFacts>,
): string[] {
  const now = facts.get(articleCode);
  // Articles that exist only in the simulation have no deals.
  if (!now) return [];
  const problems: string[] = [];
  if (now.blocked) problems.push(`${articleCode} although it is blocked`);
  if (subtotal !== now.price * qty)
    problems.push(`${qty} ${articleCode} at ${subtotal} instead of ${now.price * qty}`);
  const shown = seen?.available ?? 0;
  if (now.free < Math.min(shown, qty))
    problems.push(`${qty} ${articleCode} with ${now.free} there instead of ${shown}`);
  return problems;
}
