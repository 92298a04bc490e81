import { CreditMark } from './components/credit-mark.tsx';
import { useCreditStatus } from './use-credit-status.ts';

/** The credit widget's mark in the top bar; absent without the permission or a customer (U070, B062). */
export default function CreditBadge() {
  const { visible, status } = useCreditStatus();
  return visible ? <CreditMark status={status} /> : null;
}
