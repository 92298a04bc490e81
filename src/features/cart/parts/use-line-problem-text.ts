import { useLingui } from '@lingui/react/macro';

/** Why the server refused a quantity, in words. */
export function useLineProblemText(): (problem: { code: string; message: string }) => string {
  const { t } = useLingui();
  return ({ code, message }) => {
    switch (code) {
      case 'OVER_QUOTA':
        return t`More than the quantity allowed for you`;
      case 'UNKNOWN_ARTICLE':
        return t`No longer in the catalog`;
      case 'CANNOT_ORDER':
        return t`Cannot be ordered`;
      case 'QTY_TOO_LARGE':
      case 'QTY_TOO_SMALL':
      case 'NOT_A_QUANTITY':
        return t`This quantity is not possible`;
      default:
        return message;
    }
  };
}
