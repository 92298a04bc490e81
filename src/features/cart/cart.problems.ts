import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/**
 * The reasons why a quantity of an article is not possible, in the cart and in all other places for
 * ordering.
 */
export const cartProblems = registerProblemTexts({
  OVER_QUOTA: msg`More than the quantity allowed for you`,
  EXCEEDS_STOCK: ({ limit }) =>
    limit === undefined
      ? msg`More than we have in stock`
      : msg`More than we have in stock, which is ${limit}`,
  UNKNOWN_ARTICLE: msg`No longer in the catalog`,
  CANNOT_ORDER: msg`Cannot be ordered`,
  NOT_A_QUANTITY: msg`This quantity is not possible`,
  QTY_TOO_SMALL: msg`This quantity is not possible`,
  QTY_TOO_LARGE: msg`This quantity is not possible`,
  CART_FULL: msg`The cart is full`,
});
