import { useLingui } from '@lingui/react/macro';

/** The type of an order, in words (B183). */
export function OrderType({ type }: { type: string }) {
  const { t } = useLingui();
  if (type === 'CF') return t`Consignment fill-up`;
  return type || t`Order`;
}
