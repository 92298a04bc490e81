import { CreditMark } from './components/credit-mark.tsx';
import { useCreditStatus } from './use-credit-status.ts';

interface Props {
  /** The value of the cart, minor units. */
  cartTotal: number;
}

/** The credit widget's mark in the top bar; absent without the permission or a customer (U070, B062). */
export function CreditBadge({ cartTotal }: Props) {
  const { visible, status } = useCreditStatus();
  return visible ? <CreditMark status={status} cartTotal={cartTotal} /> : null;
}
