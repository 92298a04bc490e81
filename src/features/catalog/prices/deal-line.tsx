import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { PriceStep } from '#shared/price-rule.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { ladderRows } from './deal.rules.ts';
import { useDealWords } from './use-deal-texts.ts';

interface Props {
  price: { dealer?: number | null; discounts: readonly PriceStep[] };
}

/**
 * A deal's ladder in one line: "from 10: −5% · from 20: −10%" (U211). One that holds for few pieces says
 * what the next one costs: "up to 2: −4% · from 3: $3,349.39". Nothing in showroom mode.
 */
export function DealLine({ price }: Props) {
  const texts = useDealWords();
  const money = useMoney();
  const number = useNumber();
  const showroom = useShowroom();
  const rows = ladderRows(price.dealer ?? 0, price.discounts);
  if (showroom || rows.length === 0) return null;
  return (
    <p className="text-xs font-medium text-success-ink tabular-nums">
      {rows.map(({ step, qty, unit }, index) => {
        const from = number(qty);
        const each = money(unit);
        const deal = step && texts(step);
        return (
          <Fragment key={deal ? `${deal.from} ${deal.change}` : qty}>
            {index > 0 ? ' · ' : ''}
            <span className={deal ? 'whitespace-nowrap' : 'whitespace-nowrap text-warning-ink'}>
              {deal ? (
                <Trans comment="for how many pieces, and what changes: from 10: −5%">
                  {{ from: deal.from }}: {{ change: deal.change }}
                </Trans>
              ) : (
                <Trans comment="from how many pieces on, and the price of one">
                  from {from}: {each}
                </Trans>
              )}
            </span>
          </Fragment>
        );
      })}
    </p>
  );
}
