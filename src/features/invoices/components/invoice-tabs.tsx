import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';

/** The lists of invoices and the statement of account, each a page of its own. */
export function InvoiceTabs({ current }: { current: 'open' | 'paid' | 'statement' }) {
  const { t } = useLingui();
  return (
    <SubNav
      label={t`Invoices`}
      links={[
        {
          to: paths.openInvoices(),
          label: <Trans>Open invoices</Trans>,
          current: current === 'open',
        },
        { to: paths.invoices(), label: <Trans>Paid invoices</Trans>, current: current === 'paid' },
        {
          to: paths.accountStatement(),
          label: <Trans>Statement of account</Trans>,
          current: current === 'statement',
        },
      ]}
    />
  );
}
