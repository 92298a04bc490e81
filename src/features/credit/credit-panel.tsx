import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { CompanyCredit } from './components/company-credit.tsx';
import { CreditMark } from './components/credit-mark.tsx';
import { RefreshButton } from './components/refresh-button.tsx';
import { findDecidingCompany } from './credit.rules.ts';
import { OverCredit } from './over-credit.tsx';
import { useCreditStatus } from './use-credit-status.ts';
import { useCreditTexts } from './use-credit-texts.ts';

interface Props {
  /** The value of the cart, minor units. */
  cartTotal: number;
}

/** The credit of the active customer with one company, chosen among several (U102 to U112, B066). */
export function CreditPanel({ cartTotal }: Props) {
  const { t } = useLingui();
  const texts = useCreditTexts();
  const credit = useCreditStatus();
  const { companies, problem, status } = credit;
  const slow = useDelayed(credit.loading, 200);
  const [chosen, setChosen] = useState('');
  const company = companies.find(({ code }) => code === chosen) ?? findDecidingCompany(companies);
  if (!credit.visible) return null;
  return (
    <section aria-label={t`Credit`} className="min-w-0 space-y-3">
      <header className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-lg font-semibold">
          <Trans>Credit</Trans>
        </h2>
        {status ? <CreditMark status={status} cartTotal={cartTotal} /> : null}
        <span className="ml-auto flex items-center gap-1">
          <AsOf at={credit.asOf} />
          <RefreshButton busy={credit.refreshing} onRefresh={credit.refresh} />
        </span>
      </header>
      <OverCredit total={cartTotal} linksCart />
      {companies.length > 1 ? (
        <SelectField
          label={t`Company`}
          value={company?.code}
          onChange={(event) => setChosen(event.target.value)}
          options={companies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        />
      ) : null}
      {company ? (
        <CompanyCredit company={company} status={status} several={companies.length > 1} />
      ) : null}
      {/* Values that are shown with their time need no word about the missing network. */}
      {problem && !(company && problem === 'offline') ? (
        <Notice tone={problem === 'no-credit' || problem === 'offline' ? 'info' : 'error'}>
          {texts.problem(problem)}
        </Notice>
      ) : null}
      {slow ? <PanelSkeleton /> : null}
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-32" />
    </div>
  );
}
