import { Trans } from '@lingui/react/macro';
import { linePrice, type PriceStep } from '#shared/price-rule.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';

interface Props {
  dealer: number;
  qty: number;
  steps: readonly PriceStep[];
}

/** What a few pieces more would bring: "3 more: −5 %, $19.00 each". */
export function NextStep({ dealer, qty, steps }: Props) {
  const money = useMoney();
  const number = useNumber();
  const now = linePrice(dealer, qty, steps).unit;
  const next = steps
    .filter((step) => step.term === '>=' && step.qty > qty)
    .sort((a, b) => a.qty - b.qty)
    .find((step) => linePrice(dealer, step.qty, steps).unit < now);
  if (!next) return null;
  const more = next.qty - qty;
  const each = money(linePrice(dealer, next.qty, steps).unit);
  const less = `−${number(Math.abs(next.value) / 100)} %`;
  return (
    <p className="mt-1 text-xs font-medium text-success-ink tabular-nums">
      {next.type === 'percentage' && next.value < 0 ? (
        <Trans>
          {more} more: {less}, {each} each
        </Trans>
      ) : (
        <Trans>
          {more} more: {each} each
        </Trans>
      )}
    </p>
  );
}
