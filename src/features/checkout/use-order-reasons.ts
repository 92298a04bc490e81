import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { EntryProblem, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { OrderNote, OrderVariables } from './checkout.offline.ts';
import { lineOf } from './checkout.rules.ts';
import { useCheckoutErrorText } from './use-checkout-error-text.ts';
import { useFreightText } from './use-freight-text.ts';

/**
 * Why a captured order is not placed: a sentence for each thing the server found, first what is about
 * the order as a whole. Names the article, day, price or way to pay in question.
 */
export function useOrderReasons(): (entry: OutboxEntry) => string[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const errorText = useCheckoutErrorText();
  const freightText = useFreightText();
  return ({ failure, variables, note }) => {
    if (!failure) return [];
    const { code, message = '', field = '' } = failure;
    const problems = failure.problems?.length ? failure.problems : [{ field, code, message }];
    const order = variables as OrderVariables;
    const { lines = [], payment, shipment, shipTo, shipping = null } = note as OrderNote;

    const dayText = (day: string | null | undefined, problem: EntryProblem) =>
      day
        ? t`Nothing is delivered on ${{ day: date(day) }}. Choose another day.`
        : errorText(problem);

    const headText = (problem: EntryProblem): string => {
      switch (problem.code) {
        case 'FREIGHT_CHANGED':
          return freightText(problem, shipping);
        case 'CLOSED_DAY':
          return dayText(order.request_delivery_date, problem);
        case 'UNKNOWN_PAYMENT':
          return payment
            ? t`“${payment}” is no longer offered as a payment method. Choose another.`
            : errorText(problem);
        case 'UNKNOWN_SHIPMENT':
          return shipment
            ? t`“${shipment}” is no longer offered as a shipping method. Choose another.`
            : errorText(problem);
        case 'SHIP_TO_CHANGED':
          return shipTo
            ? t`The address “${shipTo}” has changed. Choose again.`
            : errorText(problem);
        default:
          return errorText(problem);
      }
    };

    const lineText = (problem: EntryProblem, index: number): string => {
      const product = order.products[index];
      const line = lines.find((one) => one.product.article_code === product?.articleCode);
      const name = line ? fullName(line.product) : (product?.articleCode ?? '');
      const was = line?.subtotal ?? product?.subtotal;
      if (problem.code === 'PRICE_CHANGED' && problem.amount != null && was != null)
        return t`${name}: ${{ after: money(problem.amount) }} instead of ${{ before: money(was) }}`;
      if (problem.code === 'CLOSED_DAY') {
        const day = product?.request_delivery_date;
        return t`${name}: ${{ reason: dayText(day, problem) }}`;
      }
      return t`${name}: ${{ reason: errorText(problem) }}`;
    };

    const isHead = (problem: EntryProblem) => lineOf(problem.field) === null;
    const heads = problems.filter(isHead).map(headText);
    const ofLines = problems
      .filter((problem) => !isHead(problem))
      .map((problem) => lineText(problem, lineOf(problem.field) ?? 0));
    return [...new Set([...heads, ...ofLines])];
  };
}
