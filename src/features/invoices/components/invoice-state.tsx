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
    <span className="inline-flex flex-wrap justify-end gap-1 @min-[568px]:justify-start">
      {clearingDate ? (
        <Badge tone="success">
          {isPayable(item) ? (
            <Trans context="state of an invoice">Paid</Trans>
          ) : (
            <Trans context="state of a credit note">Used</Trans>
          )}
        </Badge>
      ) : isOpen(item) ? (
        <Badge>
          {isPayable(item) ? (
            texts.Open
          ) : (
            <Trans context="state of a credit note">Not used yet</Trans>
          )}
        </Badge>
      ) : (
        <Badge tone="info">{texts[status ?? '']}</Badge>
      )}
      {item.isDisputed ? (
        <Badge tone="warning">
          <Trans comment="state of an invoice">Disputed</Trans>
        </Badge>
      ) : null}
      {level > 0 ? (
        <Badge tone={level > 1 ? 'error' : 'warning'}>
          {on ? (
            <Trans comment="dunning level and its day">
              Reminder {level}, {on}
            </Trans>
          ) : (
            <Trans comment="dunning level">Reminder {level}</Trans>
          )}
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
      <span className="tabular block whitespace-nowrap">{date(item.dueDate)}</span>
      {item.clearingDate ? null : <DueText days={daysUntilDue(item.dueDate, today)} />}
    </>
  );
}
