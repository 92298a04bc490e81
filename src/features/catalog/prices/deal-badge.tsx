import { Trans } from '@lingui/react/macro';
import type { PriceStep } from '#shared/price-rule.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useDealWords } from './use-deal-texts.ts';

/** The best step of a deal: "from 6: −4%"; "−4%" alone where every buyer gets it. */
export function DealBadge({ deal }: { deal: PriceStep }) {
  const { from, change } = useDealWords()(deal);
  const forAll = deal.term !== '<=' && deal.qty <= 1;
  return (
    <Badge tone="warning">
      <span className="whitespace-nowrap">
        {forAll ? (
          change
        ) : (
          <Trans comment="for how many pieces, and what changes: from 10: −5%">
            {from}: {change}
          </Trans>
        )}
      </span>
    </Badge>
  );
}
