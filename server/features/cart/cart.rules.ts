import type { CartProductInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { checkQty, maxQty, type QtyProblem } from '#shared/quantity.ts';
import type { ArticleToKeep } from './articles-to-order.ts';

/** Most lines of one call. */
export const maxLinesPerCall = 500;

const qtyMessages: Record<QtyProblem, string> = {
  NOT_A_QUANTITY: 'The quantity is not a whole number',
  QTY_TOO_SMALL: 'The quantity is too small',
  QTY_TOO_LARGE: `The quantity is above ${maxQty}`,
  OVER_QUOTA: 'max quantity limit in EA',
};

/** A line of a call with its place in it, so that errors can name the place. */
export interface PlacedLine {
  index: number;
  articleCode: string;
  qty: number;
}

/** The lines that count: of several for one article the last one wins. */
export function lastOfEach(products: readonly CartProductInput[]): PlacedLine[] {
  const lines = new Map<string, PlacedLine>();
  products.forEach(({ articleCode, qty }, index) => {
    lines.delete(articleCode);
    lines.set(articleCode, { index, articleCode, qty });
  });
  return [...lines.values()];
}

/**
 * Returns the problems of a line to keep or order (B099, N057, M043, M044).
 * @param lowest 0 in the cart, where 0 removes; 1 at checkout
 */
export function lineProblems(
  line: PlacedLine,
  article: ArticleToKeep | undefined,
  lowest: 0 | 1,
): UserError[] {
  const at = `products.${line.index}`;
  const problems: UserError[] = [];
  const qtyProblem =
    line.qty < lowest ? 'QTY_TOO_SMALL' : checkQty(line.qty, article?.quota ?? null);
  const most = qtyProblem === 'OVER_QUOTA' ? article?.quota : null;
  if (qtyProblem)
    problems.push(
      userError(`${at}.qty`, qtyProblem, qtyMessages[qtyProblem], most == null ? {} : { most }),
    );
  if (lowest === 0 && line.qty === 0) return problems;
  if (!article)
    problems.push(
      userError(`${at}.articleCode`, 'UNKNOWN_ARTICLE', `There is no article ${line.articleCode}`),
    );
  else if (article.blocked) problems.push(blockProblem(`${at}.articleCode`, article, lowest));
  return problems;
}

/** The settings of a host for checking quantities against the stock when the cart changes. */
export type StockChecks = Pick<HostConfig, 'availableStockCheck' | 'exactQtyCheck'>;

/** Whether a host keeps more than there is out of the cart (F030, F031). */
export const checksStock = (host: StockChecks): boolean =>
  host.availableStockCheck || host.exactQtyCheck;

/**
 * Lines of more than there is (F030, F031, N028, N029, N061, M042). Only a host that is exact about its
 * stock tells how much there is.
 * @param pieces free pieces by article
 */
export function stockProblems(
  lines: readonly PlacedLine[],
  pieces: ReadonlyMap<string, number>,
  { exactQtyCheck }: StockChecks,
): UserError[] {
  return lines.flatMap(({ index, articleCode, qty }) => {
    const most = pieces.get(articleCode) ?? 0;
    if (qty <= most) return [];
    const at = `products.${index}.qty`;
    if (!exactQtyCheck) return [userError(at, 'EXCEEDS_STOCK', 'order exceeds stock')];
    return [userError(at, 'EXCEEDS_STOCK', `order exceeds stock, ${most} available`, { most })];
  });
}

/** A line to be ordered says what to order instead; a cart keeps no line of either. */
function blockProblem(field: string, { replacedBy }: ArticleToKeep, lowest: 0 | 1): UserError {
  return lowest === 1 && replacedBy !== null
    ? userError(field, 'REPLACED', `${replacedBy} takes its place`)
    : userError(field, 'CANNOT_ORDER', 'cannot be purchased variants');
}
