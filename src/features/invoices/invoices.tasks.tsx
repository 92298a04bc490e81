import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { request } from '#src/graphql/client.ts';
import { DueInvoicesDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { type DueInvoices, findDueInvoices } from './due-invoices.rules.ts';

type When = 'overdue' | 'dueToday' | 'dueSoon';

function Sentence({ when, due: { count, amount, day } }: { when: When; due: DueInvoices }) {
  const { t } = useLingui();
  const money = useMoney()(amount);
  const { date } = useDates();
  if (when === 'overdue')
    return t`${plural(count, { one: `# invoice is overdue: ${money}`, other: `# invoices are overdue: ${money}` })}`;
  if (when === 'dueToday')
    return t`${plural(count, { one: `# invoice is due today: ${money}`, other: `# invoices are due today: ${money}` })}`;
  const from = day ? date(day) : '';
  return t`${plural(count, { one: `# invoice is due on ${from}: ${money}`, other: `# invoices are due from ${from}: ${money}` })}`;
}

/** Invoices to be paid now and in the next days. */
export const invoicesTasks: readonly TaskSource[] = [
  defineTask({
    id: 'due-invoices',
    icon: 'invoice',
    scopes: ['page.invoice-status'],
    ofCustomer: true,
    canBeDue: true,
    query: ({ customer }) =>
      queryOptions({
        queryKey: ['invoices', 'due', customer],
        queryFn: async ({ signal }) =>
          (await request(DueInvoicesDocument, { payerCode: customer ?? '' }, { signal }))
            .openInvoiceV5,
      }),
    findTasks(answer, { customer, today, payment }): Task[] {
      const due = findDueInvoices(answer, customer ?? '', today);
      const label = payment && answer.canPay ? <Trans>Pay</Trans> : <Trans>Show</Trans>;
      const toTask = (when: When, show: string): Task[] =>
        due[when].count === 0
          ? []
          : [
              {
                urgency: when === 'dueSoon' ? 'soon' : 'due',
                ...(due[when].day && { day: due[when].day }),
                sentence: <Sentence when={when} due={due[when]} />,
                action: { to: paths.openInvoices({ show }), label },
              },
            ];
      return [
        ...toTask('overdue', 'overdue'),
        ...toTask('dueToday', 'soon'),
        ...toTask('dueSoon', 'soon'),
      ];
    },
  }),
];
