import { useLingui } from '@lingui/react/macro';

/** An expected failure as the server tells it (B159). */
export interface Problem {
  code: string;
  message?: string | null;
}

/** Why something was not taken, in words, by its code; else the server's own sentence. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    switch (code) {
      case 'GAVE_UP':
        return t`The server could not take it, ten times in a row. Try again later.`;
      case 'BROKEN':
        return t`This app could not read or send it. Try again after an update, or discard it.`;
      case 'FILE_LOST':
        return t`A file of it can no longer be read. Attach it again.`;
      case 'OVER_QUOTA':
        return t`More than the quantity allowed for you`;
      case 'EXCEEDS_STOCK':
        return t`More than we have in stock`;
      case 'UNKNOWN_ARTICLE':
        return t`No longer in the catalog`;
      case 'CANNOT_ORDER':
        return t`Cannot be ordered`;
      case 'NOT_A_QUANTITY':
      case 'QTY_TOO_SMALL':
      case 'QTY_TOO_LARGE':
        return t`This quantity is not possible`;
      case 'CART_FULL':
        return t`The cart is full`;
      case 'NO_CUSTOMER':
      case 'CUSTOMER_LOST':
        return t`This customer no longer belongs to you`;
      case 'FORBIDDEN':
      case 'HTTP_403':
        return t`You no longer have the right to do this`;
      case 'AUDIT_READS_ONLY':
        return t`You can read this and export it, but not change it.`;
      case 'IDEMPOTENCY_MISMATCH':
        return t`The server has taken another version of this change. Compare with the cart, then discard it here.`;
      case 'NOT_OWNER':
        return t`Only its owner can change it`;
      case 'TOO_MANY_LISTS':
        return t`There are 200 carts and templates already. Delete some first.`;
      case 'TOO_MANY_LINES':
        return t`Too many lines`;
      case 'TOO_MANY_ALIASES':
        return t`There are 10,000 own numbers already`;
      default:
        return message || t`The server refused it`;
    }
  };
}
