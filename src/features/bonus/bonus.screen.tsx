import { Trans, useLingui } from '@lingui/react/macro';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import type { bonusTabs } from './bonus.params.ts';
import { BonusHead } from './components/bonus-head.tsx';
import { DealerSalesTab } from './components/dealer-sales-tab.tsx';
import { OnTimeTab } from './components/on-time-tab.tsx';
import { PurchasesTab } from './components/purchases-tab.tsx';
import { RetailTab } from './components/retail-tab.tsx';
import { VerificationTab } from './components/verification-tab.tsx';
import { useBonusFilters } from './use-bonus-filters.ts';

type TabId = (typeof bonusTabs)[number];

/** Dealer bonus: what is left to the next step, the ladders, and the figures behind them (R040 to R043, U015). */
export function Component() {
  const { t } = useLingui();
  const wide = useWide();
  const filters = useBonusFilters();
  const { list, filter } = filters;
  return (
    <div className="space-y-3">
      <PageHeader title={<Trans>Dealer bonus</Trans>} className={wide ? '' : 'sr-only'} />
      <BonusHead filter={filter}>
        <Tabs<TabId>
          label={t`Figures of the bonus`}
          current={list.params.tab}
          onChange={(tab) => list.set({ tab })}
          tabs={[
            {
              id: 'purchases',
              label: <Trans>Purchases</Trans>,
              content: <PurchasesTab {...filters} />,
            },
            {
              id: 'retail',
              label: <Trans>Retail sales</Trans>,
              content: <RetailTab {...filters} />,
            },
            {
              id: 'payment',
              label: <Trans>On-time payment</Trans>,
              content: <OnTimeTab {...filters} />,
            },
            {
              id: 'sales',
              label: <Trans>Against last year</Trans>,
              content: <DealerSalesTab {...filters} />,
            },
            {
              id: 'verification',
              label: <Trans>Verification</Trans>,
              content: <VerificationTab {...filters} />,
            },
          ]}
        />
      </BonusHead>
    </div>
  );
}
