import { Trans } from '@lingui/react/macro';
import {
  type InvoiceEarlyDiscount,
  listEarlyDiscounts,
  listMissedDiscounts,
} from '#shared/invoices/early-discount.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { OpenAccount } from '../use-open-account.ts';

/** Why the discount of one invoice is not in the sum. @param isSure whether all items of the account are known */
function MissedDiscount({ discount, isSure }: { discount: InvoiceEarlyDiscount; isSure: boolean }) {
  const money = useMoney();
  const { date } = useDates();
  const { invoiceNo, state, until } = discount;
  const amount = money(discount.amount);
  if (state === 'over')
    return (
      <Trans>
        The early-payment discount of {invoiceNo} ended on {{ day: until ? date(until) : '' }}.
      </Trans>
    );
  if (state === 'obtainable')
    return (
      <Trans>
        Select all instalments of {invoiceNo} to save {amount}. One instalment alone has no
        early-payment discount.
      </Trans>
    );
  return isSure ? (
    <Trans>
      {invoiceNo} no longer has an early-payment discount: part of it is paid or being paid.
    </Trans>
  ) : (
    <Trans>
      {invoiceNo} has its early-payment discount only when all its instalments are paid together.
    </Trans>
  );
}

/** Says of each chosen invoice with an early-payment discount why the sum does not have it (B203). */
export function MissedDiscounts({ account }: { account: OpenAccount }) {
  const { items, terms, validation, list } = account;
  const { chosen, amounts } = validation;
  const missed = listMissedDiscounts(listEarlyDiscounts(items, terms), chosen, amounts.reductions);
  if (missed.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {missed.map((discount) => (
        <li key={discount.invoiceNo} className="tabular wrap-anywhere">
          <MissedDiscount discount={discount} isSure={!list?.more} />
        </li>
      ))}
    </ul>
  );
}
