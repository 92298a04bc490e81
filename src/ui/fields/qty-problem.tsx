import { typedQtyProblem } from '#shared/order-lines/typed-qty.ts';
import { useQtyProblemText } from '#src/i18n/use-qty-problem-text.ts';

interface Props {
  /** The typed text that is not taken. */
  text: string;
  least?: number;
  /** The highest quantity, of the customer's quota or of all quantities. */
  quota?: number;
}

/** Why a typed quantity is not taken, in words; a valid one is too many with what is in the cart. */
export function QtyProblem({ text, least = 1, quota }: Props) {
  const problem = typedQtyProblem(text, least, quota) ?? 'QTY_TOO_LARGE';
  return useQtyProblemText()(problem, { least, quota });
}
