import { Trans } from '@lingui/react/macro';
import { daysUntilDue } from '#shared/invoices/ageing.rules.ts';
import { isOpen, isPayable } from '#shared/invoices/item.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';
import { useStatusTexts } from '../use-status-texts.ts';
import { DueText } from './due-text.tsx';

/** The state of an item (B187), whether it is disputed, and how often it was reminded of. */
export function InvoiceState({ item }: { item: ListedInvoice }) {
  const { date } = useDates();
  const texts = useStatusTexts();
  const { status, clearingDate, dunningLevel: level, dunnedOn } = item;
  const on = dunnedOn ? date(dunnedOn) : '';
  return (
    <span className="inline-flex gap-1">
      {clearingDate ? (
        <Badge tone="success">
          {isPayable(item) ? (
            <Trans context="state of an invoice">Paid</Trans>
          ) : (
            <Trans context="state of a credit note">Used</Trans>
          )}
        </Badge>
      ) : isOpen(item) && !isPayable(item) ? (
        <Badge>
          <Trans>Credit note</Trans>
        </Badge>
      ) : isOpen(item) ? (
        // A dispute or a reminder implies that it is open.
        item.isDisputed || level > 0 ? null : (
          <Badge>{texts.Open}</Badge>
        )
      ) : (
        <Badge tone="info">{texts[status ?? '']}</Badge>
      )}
      {item.isDisputed ? (
        <Badge tone="warning">
          <Trans comment="state of an invoice">Disputed</Trans>
        </Badge>
      ) : null}
      {level > 0 ? (
        <Badge
          tone={level > 1 ? 'error' : 'warning'}
          className={isOpen(item) ? undefined : '@max-[800px]:hidden'}
        >
          <Trans comment="dunning level">Reminder {level}</Trans>
          {on ? <span className="hidden @min-[1100px]:inline">{on}</span> : null}
        </Badge>
      ) : null}
    </span>
  );
}

/** When an item is due, and how far that is from today; a credit note is never due. */
export function DueDate({ item, today }: { item: ListedInvoice; today: string }) {
  const { date } = useDates();
  if (!isPayable(item)) return null;
  return (
    <>
      <span className="tabular hidden @min-[568px]:block">{date(item.dueDate)}</span>
      {item.clearingDate ? null : <DueText days={daysUntilDue(item.dueDate, today)} />}
    </>
  );
}

/** The state of an invoice as a whole: of its only item, or how many of its instalments are paid. */
export function InvoiceStates({ items }: { items: readonly ListedInvoice[] }) {
  const [first] = items;
  if (first && items.length === 1) return <InvoiceState item={first} />;
  const paid = items.filter(({ clearingDate }) => clearingDate).length;
  const count = items.length;
  return (
    <Badge tone={paid === count ? 'success' : 'neutral'}>
      <Trans comment="instalments of an invoice">
        {paid} of {count} paid
      </Trans>
    </Badge>
  );
}
