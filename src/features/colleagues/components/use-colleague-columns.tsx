import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { type Column, textColumn } from '#src/ui/table/column.ts';
import type { Colleague } from '../colleagues.queries.ts';

const plain = (
  id: string,
  header: string,
  text: (colleague: Colleague) => string,
): Column<Colleague> => ({
  ...textColumn<Colleague>(id, header, text, { hideable: false }),
  sortBy: undefined,
});

/** The columns of the colleagues. @param hasCustomers where they are not all of the same one */
export function useColleagueColumns(hasCustomers: boolean): Column<Colleague>[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      id: 'name',
      header: t({ message: 'Name', comment: 'of a user' }),
      rowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    { ...plain('username', t`Username`, ({ username }) => username), phone: 'fact' },
    { ...plain('email', t`E-mail`, ({ email }) => email), priority: 2 },
    plain('role', t`Role`, ({ groupRole }) => groupRole.description),
    ...(hasCustomers
      ? [
          plain('customers', t`Customers`, ({ customers }) =>
            customers.map(({ name }) => name).join(', '),
          ),
        ]
      : []),
    {
      id: 'lastLogin',
      phone: 'state',
      whole: true,
      header: t`Last login`,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? date(lastLoginAt) : <Trans comment="a user has never logged in">Never</Trans>,
    },
  ];
}
