import { dayMs } from '#shared/days.ts';
import type { NewestPaymentsQuery } from '#src/graphql/generated/graphql.ts';

type Answer = NewestPaymentsQuery['paymentRequestByPayerAndInvoiceNos'];
/** A payment as far as it asks for something. */
export type PaymentToDo = Answer['requests'][number];

/** How long a payment that failed is shown, in days. */
const failedDays = 14;

const itemsOf = ({ invoices }: PaymentToDo) =>
  invoices.map(({ companyCode, fiscalYear, accountingNo, lineItem }) =>
    [companyCode, fiscalYear, accountingNo, lineItem].join(' '),
  );

/**
 * Returns the payments that failed in the last days and were not begun anew for any of their invoices, and those that
 * wait for the payer.
 * @param today YYYY-MM-DD
 */
export function findPaymentTasks(
  requests: readonly PaymentToDo[],
  today: string,
): { failed: PaymentToDo[]; waiting: PaymentToDo[] } {
  const from = new Date(Date.parse(today) - failedDays * dayMs).toISOString();
  const isFailed = ({ paymentStatus }: PaymentToDo) => paymentStatus.id === 'failed';
  const live = requests.filter((one) => !isFailed(one) && one.paymentStatus.id !== 'void');
  return {
    failed: requests.filter((one) => {
      const items = itemsOf(one);
      const isBegunAnew = live.some(
        (later) =>
          later.createdAt > one.createdAt && itemsOf(later).some((item) => items.includes(item)),
      );
      return isFailed(one) && one.createdAt >= from && !isBegunAnew;
    }),
    waiting: requests.filter(
      ({ paymentStatus, held, isVoiding }) => paymentStatus.id === 'pending' && !held && !isVoiding,
    ),
  };
}
