import { useLingui } from '@lingui/react/macro';
import type { QtyTextProblem } from '#shared/order-lines/order-line.ts';
import { readQty } from '#shared/order-lines/read-qty.ts';
import { maxQty } from '#shared/quantity.ts';

interface Props {
  /** The typed text that is not a valid quantity. */
  text: string;
  least: number;
  /** The highest quantity, of the customer's quota or of all quantities. */
  quota: number;
}

/** Why a typed quantity is not taken, in words (C064, N057, M044). */
export default function QtyProblem({ text, least, quota }: Props) {
  const { t } = useLingui();
  const { qty, problem } = readQty(text);
  const digits = t`Write the quantity with the digits 0 to 9`;
  const tooLarge = quota < maxQty ? t`At most ${quota} for you` : t`At most ${maxQty}`;
  const words: Record<QtyTextProblem, string> = {
    NOT_A_QUANTITY: t`This is not a quantity`,
    FRACTION: t`Whole pieces only`,
    QTY_TOO_SMALL: least > 1 ? t`At least ${least}` : t`At least 1`,
    QTY_TOO_LARGE: tooLarge,
    AMBIGUOUS_NUMBER: t`This number can be read in more than one way`,
    FOREIGN_DIGITS: digits,
    DATE: t`This is a date, not a quantity`,
    NO_QUANTITY: t`This is not a quantity`,
  };
  if (problem) return words[problem];
  if (qty !== null && qty > quota) return tooLarge;
  // Texts such as "5 pcs", which can be pasted elsewhere, are not accepted in a field of digits.
  return qty !== null && qty < least ? words.QTY_TOO_SMALL : digits;
}
