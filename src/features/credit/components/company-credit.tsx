import { Trans, useLingui } from '@lingui/react/macro';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { CreditCompany } from '../credit.rules.ts';
import { useCreditTexts } from '../use-credit-texts.ts';
import { CreditUse } from './credit-use.tsx';
import { MarketingTarget } from './marketing-target.tsx';

interface Props {
  company: CreditCompany;
  /** Over all companies: it colors the balance (B067, B068). */
  status: 'ok' | 'blocked' | null;
  /** The customer deals with other companies too. */
  several: boolean;
}

/** The credit at one company: its limit, the balance and its use (U103 to U112). */
export function CompanyCredit({ company, status, several }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const texts = useCreditTexts();
  const { creditStatusBlockedReason } = useHostConfig();
  const { name, code, reasonBlocked, balance, creditLimit, marketingTarget } = company;
  const noLimit = t`no limit`;
  const color = status === 'blocked' ? 'text-error-ink' : 'text-success-ink';
  return (
    <div className="space-y-3">
      <p className="break-words">
        <span className="font-semibold">
          <Trans>Credit left with {name}</Trans>
        </span>{' '}
        <span className="tabular text-ink-muted">{code}</span>
      </p>
      {several ? (
        <p className="text-sm text-ink-muted">
          {company.decides ? (
            <Trans>This company decides whether an order is covered.</Trans>
          ) : (
            <Trans>The balance with this company does not count for your orders here.</Trans>
          )}
        </p>
      ) : null}
      {reasonBlocked ? (
        <Notice tone="warning">
          <p className="font-semibold">
            <Trans>Blocked for orders</Trans>
          </p>
          <p className="first-letter:uppercase">{texts.reason(reasonBlocked)}</p>
        </Notice>
      ) : null}
      <DescriptionList
        look="figures"
        entries={[
          {
            key: 'balance',
            name: texts.balance,
            value: balance === null ? noLimit : money(balance),
            valueClassName: classNames('font-semibold', creditStatusBlockedReason && color),
          },
          {
            key: 'limit',
            name: <Trans>Credit limit</Trans>,
            value: creditLimit === null ? noLimit : money(creditLimit),
            className: 'sm:text-right',
          },
        ]}
      />
      <CreditUse company={company} />
      {marketingTarget ? <MarketingTarget {...marketingTarget} /> : null}
    </div>
  );
}
