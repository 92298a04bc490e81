import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import type { ListedRequest } from '../payments.queries.ts';
import type { StatusCounts } from '../use-status-options.ts';
import { CopyButton } from './copy-button.tsx';
import { RequestState } from './request-state.tsx';

/** The numbers of a few invoices, and how many more there are. */
function invoicesText(invoices: ListedRequest['invoices']): string {
  const numbers = [...new Set(invoices.map(({ invoiceNo }) => invoiceNo))];
  const some = numbers.slice(0, 3).join(', ');
  return numbers.length > 3 ? `${some} +${numbers.length - 3}` : some;
}

/** The columns of payment requests (U240); the whole row leads to the request. */
export function useRequestColumns(counts: StatusCounts): Column<ListedRequest>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const texts = Object.fromEntries(counts.map(({ status }) => [status.id, status.description]));
  return [
    {
      id: 'payment',
      header: t`Payment`,
      rowHeader: true,
      file: [{ name: 'externalId', header: t`Payment` }],
      cell: ({ externalId }) => (
        <RowLink to={paths.paymentRequest(externalId)}>
          <span className="tabular">{externalId}</span>
        </RowLink>
      ),
    },
    {
      id: 'date',
      phone: 'fact',
      priority: 2,
      whole: true,
      header: t`Date`,
      hideable: true,
      file: [{ name: 'createdAt', header: t`Made` }],
      cell: ({ createdAt }) => <span className="tabular">{dateTime(createdAt)}</span>,
    },
    {
      id: 'invoices',
      priority: 2,
      header: t`Invoices`,
      hideable: true,
      file: [{ name: 'invoices', header: t`Invoices` }],
      cell: ({ invoices }) => (
        <span className="tabular wrap-anywhere">{invoicesText(invoices)}</span>
      ),
    },
    {
      id: 'method',
      phone: 'fact',
      header: t`Payment method`,
      hideable: true,
      file: [{ name: 'paymentDesc', header: t`Payment method` }],
      cell: ({ paymentDesc }) => paymentDesc,
    },
    {
      id: 'account',
      priority: 3,
      header: t`Virtual account`,
      hideable: true,
      file: [{ name: 'virtualAccountNo', header: t`Virtual account` }],
      cell: ({ virtualAccountNo: account, paymentStatus }) =>
        account && paymentStatus.id === 'pending' ? (
          <span className="relative z-10 inline-flex flex-wrap items-center gap-2">
            <span className="tabular select-all">{account}</span>
            <CopyButton text={account} label={t`Copy ${account}`} />
          </span>
        ) : null,
    },
    {
      id: 'status',
      phone: 'state',
      header: t`Status`,
      file: [
        { name: 'expiredDate', header: t`To be paid by` },
        { name: 'status', header: t`Status`, texts },
      ],
      cell: (request) => <RequestState {...request} />,
    },
    {
      ...totalColumn('amount', t`Amount`, ({ amount }: ListedRequest) => money(amount)),
      file: [{ name: 'amount', header: t`Amount` }],
    },
  ];
}
