import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeStatus } from '#shared/invoices/dispute.rules.ts';
import { FileDownloads } from '#src/crud/record/record-downloads.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { type Description, DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { InvoiceDispute, ListedInvoice } from '../invoices.queries.ts';
import { DisputeHistory } from './dispute-history.tsx';
import { useDisputeTexts } from './use-dispute-texts.ts';
import { WithdrawDispute } from './withdraw-dispute.tsx';

const tones: Record<DisputeStatus, NonNullable<BadgeProps['tone']>> = {
  open: 'warning',
  accepted: 'success',
  rejected: 'error',
  settled: 'success',
  withdrawn: 'neutral',
};

interface Props {
  dispute: InvoiceDispute;
  /** The disputed instalment, where the invoice has several. */
  item: ListedInvoice | undefined;
}

/** A dispute: its state, what is disputed and why, its files, and its history. */
export function DisputeCard({ dispute, item }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const { reasons, statuses } = useDisputeTexts();
  const { status, reason, description, amount, openedOn, files, history } = dispute;
  const { installment = null, installments = 1 } = item ?? {};
  const facts: Description[] = [
    { name: t`Disputed on`, value: date(openedOn) },
    {
      name: t`Instalment`,
      value: installment ? (
        <Trans comment="the second of three instalments">
          {installment} of {installments}
        </Trans>
      ) : null,
    },
    { name: t`Disputed amount`, value: amount === null ? null : money(amount) },
    {
      name: t`Description of the problem`,
      value: <span className="whitespace-pre-line">{description}</span>,
    },
    { name: t`Files`, value: files.length > 0 ? <FileDownloads files={files} /> : null },
  ];
  return (
    <li className="space-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{reasons[reason]}</h3>
        <Badge tone={tones[status]}>{statuses[status]}</Badge>
      </div>
      <DescriptionList entries={facts} />
      <DisputeHistory history={history} />
      {status === 'open' ? <WithdrawDispute id={dispute.id} /> : null}
    </li>
  );
}
