import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { type CreditCompany, otherExposure } from '../credit.rules.ts';
import { UsageTable, type Use } from './usage-table.tsx';

/**
 * How the balance comes about: what is owed adds up to the exposure; the limit less the exposure and less
 * the orders the company does not know yet is the balance. A table where the host says so (B065).
 */
export function CreditUse({ company }: { company: CreditCompany }) {
  const money = useMoney();
  const { has } = useSession();
  const { creditStatusUsage } = useHostConfig();
  const invoices = <Trans>Open invoices</Trans>;
  const uses: Use[] = [
    {
      key: 'invoices',
      amount: company.openInvoice,
      label: has('page.invoice-status') ? (
        <LocaleLink
          to={paths.openInvoices()}
          className="inline-flex min-h-touch items-center text-brand-ink underline"
        >
          {invoices}
        </LocaleLink>
      ) : (
        invoices
      ),
    },
    { key: 'deliveries', label: <Trans>Open deliveries</Trans>, amount: company.openDo },
    { key: 'consignment', label: <Trans>Consignment</Trans>, amount: company.consignment },
  ];
  const other = otherExposure(company);
  if (other !== 0) uses.push({ key: 'other', label: <Trans>Other items</Trans>, amount: other });
  const { balance, creditExposure, openOrders } = company;
  const sums: Use[] = [
    { key: 'exposure', label: <Trans>Credit exposure</Trans>, amount: creditExposure },
  ];
  if (company.decides)
    sums.push({
      key: 'orders',
      label: <Trans>Portal orders not yet invoiced</Trans>,
      amount: openOrders,
    });
  if (balance !== null)
    sums.push({ key: 'left', label: <Trans>Left of the limit</Trans>, amount: balance });
  if (creditStatusUsage) return <UsageTable uses={uses} sums={sums} limit={company.creditLimit} />;
  return (
    <DescriptionList
      look="lines"
      className="border-y border-line text-sm"
      entries={[...uses, ...sums].map(({ key, label, amount }) => ({
        key,
        name: label,
        value: money(amount),
      }))}
    />
  );
}
