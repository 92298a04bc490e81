import { Trans } from '@lingui/react/macro';
import { linePrice, type PriceStep } from '#shared/price-rule.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { nextRise } from '#src/lib/stock/next-rise.ts';

interface Props {
  dealer: number;
  qty: number;
  steps: readonly PriceStep[];
}

/**
 * The effect of more pieces: "3 more: −5%, $19.00 each", and where a deal is for few pieces only, the
 * quantity from which each costs more: "From 3 pieces: $3,349.39 each".
 */
export function NextStep({ dealer, qty, steps }: Props) {
  const money = useMoney();
  const number = useNumber();
  const rise = nextRise(dealer, qty, steps);
  const from = rise ? number(rise.qty) : '';
  const dearer = rise ? money(rise.unit) : '';
  return (
    <>
      <Better dealer={dealer} qty={qty} steps={steps} />
      {rise ? (
        <p className="mt-1 text-xs font-medium text-warning-ink tabular-nums">
          <Trans>
            From {from} pieces: {dearer} each, for all of them
          </Trans>
        </p>
      ) : null}
    </>
  );
}

function Better({ dealer, qty, steps }: Props) {
  const money = useMoney();
  const percent = usePercent();
  const now = linePrice(dealer, qty, steps).unit;
  const next = steps
    .filter((step) => step.term === '>=' && step.qty > qty)
    .sort((a, b) => a.qty - b.qty)
    .find((step) => linePrice(dealer, step.qty, steps).unit < now);
  if (!next) return null;
  const more = next.qty - qty;
  const each = money(linePrice(dealer, next.qty, steps).unit);
  const less = percent(next.value / 10_000);
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
