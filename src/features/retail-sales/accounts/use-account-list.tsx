import { Trans, useLingui } from '@lingui/react/macro';
import { accountStatuses } from '#shared/serials/account-status.ts';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { type Column, textColumn } from '#src/ui/table/column.ts';
import type { accountListParams, ConsumerAccount } from './account-list.query.ts';

const plain = (
  id: string,
  header: string,
  text: (account: ConsumerAccount) => string,
): Column<ConsumerAccount> => ({
  ...textColumn<ConsumerAccount>(id, header, text, { hideable: false }),
  sortBy: undefined,
});

/** The columns of the accounts of consumers. */
export function useAccountListColumns(): Column<ConsumerAccount>[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      id: 'frameNumber',
      header: t`Frame number`,
      rowHeader: true,
      cell: ({ frameNumber }) => <span className="tabular wrap-anywhere">{frameNumber}</span>,
    },
    {
      ...plain('name', t`Consumer`, ({ name, city }) => [name, city].filter(Boolean).join(', ')),
      phone: 'fact',
    },
    {
      ...plain('contact', t`Contact`, ({ email, phone }) =>
        [email, phone].filter(Boolean).join(', '),
      ),
      priority: 2,
    },
    plain('bought', t`Bought on`, ({ purchaseDate }) => (purchaseDate ? date(purchaseDate) : '')),
    {
      id: 'sold',
      priority: 2,
      header: t`Reported as sold`,
      cell: ({ soldDate }) =>
        soldDate ? date(soldDate) : <Trans comment="a bike is not reported as sold">Not yet</Trans>,
    },
    {
      id: 'status',
      phone: 'state',
      header: t`Status`,
      cell: ({ status }) => <AccountStatus status={status} />,
    },
  ];
}

function AccountStatus({ status }: { status: string }) {
  return status === 'registered' ? (
    <Badge tone="success">
      <Trans comment="an account whose data a sale has">Taken over</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans comment="an account whose data no sale has">Not taken over</Trans>
    </Badge>
  );
}

/** The filter by status. */
export function useAccountFilters(list: ReturnType<typeof accountListParams.use>): Filter[] {
  const { t } = useLingui();
  const texts = {
    open: t({ message: 'Not taken over', comment: 'an account whose data no sale has' }),
    registered: t({ message: 'Taken over', comment: 'an account whose data a sale has' }),
  };
  return [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: list.params.status,
        options: accountStatuses.map((value) => ({ value, label: texts[value] })),
        onChange: (status) => list.set({ status }),
      },
      t`All`,
    ),
  ];
}
