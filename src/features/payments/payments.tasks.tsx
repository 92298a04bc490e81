import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { request } from '#src/graphql/client.ts';
import {
  HeldPaymentCountDocument,
  NewestPaymentsDocument,
} from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { findPaymentTasks, type PaymentToDo } from './payment-tasks.rules.ts';

const sum = (payments: readonly PaymentToDo[]) =>
  payments.reduce((total, { amount }) => total + amount, 0);

function FailedSentence({ failed }: { failed: readonly PaymentToDo[] }) {
  const { t } = useLingui();
  const count = failed.length;
  const money = useMoney()(sum(failed));
  return t`${plural(count, { one: `# payment failed: ${money}`, other: `# payments failed: ${money}` })}`;
}

function WaitingSentence({ waiting }: { waiting: readonly PaymentToDo[] }) {
  const { t } = useLingui();
  const count = waiting.length;
  const money = useMoney()(sum(waiting));
  return t`${plural(count, { one: `# payment waits for you: ${money}`, other: `# payments wait for you: ${money}` })}`;
}

function Until({ instant }: { instant: string }) {
  const { dateTime } = useDates();
  return <Trans>It can be paid until {{ time: dateTime(instant) }}</Trans>;
}

/** One payment has its own page; several are a list. */
function placeOf(payments: readonly PaymentToDo[], status: string): string {
  const [first] = payments;
  return first && payments.length === 1
    ? paths.paymentRequest(first.externalId)
    : paths.payments({ status });
}

function findTasks(requests: readonly PaymentToDo[], today: string): Task[] {
  const { failed, waiting } = findPaymentTasks(requests, today);
  const [until] = waiting.map(({ expiredDate }) => expiredDate).sort();
  const tasks: Task[] = [];
  if (failed.length > 0)
    tasks.push({
      urgency: 'due',
      day: today,
      sentence: <FailedSentence failed={failed} />,
      action: { to: placeOf(failed, 'failed'), label: <Trans>Pay again</Trans> },
    });
  if (until !== undefined)
    tasks.push({
      urgency: until.slice(0, 10) <= today ? 'due' : 'soon',
      day: until.slice(0, 10),
      sentence: <WaitingSentence waiting={waiting} />,
      ...(waiting.length === 1 && { detail: <Until instant={until} /> }),
      action: { to: placeOf(waiting, 'pending'), label: <Trans>Continue</Trans> },
    });
  return tasks;
}

/** Payments of the customer that failed or wait, and for staff those that must be checked. */
export const paymentsTasks: readonly TaskSource[] = [
  defineTask({
    id: 'payments',
    icon: 'payment',
    scopes: ['page.payment-request', 'page.invoice-status'],
    ofCustomer: true,
    ofPayment: true,
    canBeDue: true,
    query: ({ customer }) =>
      queryOptions({
        queryKey: ['payments', 'newest', customer],
        queryFn: async ({ signal }) =>
          (await request(NewestPaymentsDocument, { payerCode: customer ?? '' }, { signal }))
            .paymentRequestByPayerAndInvoiceNos,
      }),
    findTasks: ({ requests }, { today }) => findTasks(requests, today),
  }),
  defineTask({
    id: 'held-payments',
    icon: 'payment',
    scopes: ['page.orderlist'],
    ofPayment: true,
    query: () =>
      queryOptions({
        queryKey: ['payments', 'held-count'],
        queryFn: async ({ signal }) =>
          (await request(HeldPaymentCountDocument, {}, { signal })).heldPaymentRequests,
      }),
    findTasks: ({ info: { count } }) =>
      count === 0
        ? []
        : [
            {
              urgency: 'soon',
              sentence: <HeldSentence count={count} />,
              action: { to: paths.heldPayments(), label: <Trans>Check</Trans> },
            },
          ],
  }),
];

function HeldSentence({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# payment must be checked', other: '# payments must be checked' })}`;
}
