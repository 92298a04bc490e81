import { Trans, useLingui } from '@lingui/react/macro';
import { disputeFiles, disputeReasons } from '#shared/invoices/dispute.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { MoneyFormField } from '#src/crud/form/money-form-field.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';
import { useDisputeForm } from './use-dispute-form.ts';
import { useDisputeTexts } from './use-dispute-texts.ts';
import { useWaitingDisputes } from './use-waiting-disputes.ts';

export interface DisputeDialogProps {
  /** The items that can be disputed: one, or instalments of one invoice. */
  items: readonly [ListedInvoice, ...ListedInvoice[]];
  onClose: () => void;
}

/**
 * Asks what is wrong with an invoice. The dispute is kept on this device with its files, and sent as soon as there is
 * a network.
 */
export default function DisputeDialog({ items, onClose }: DisputeDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { reasons } = useDisputeTexts();
  const form = useDisputeForm(items, onClose);
  const item = items.find(({ id }) => id === form.values.itemId) ?? items[0];
  const waiting = useWaitingDisputes([item.id]);
  const { invoiceNo } = item;
  const open = money(item.accountingAmount);
  return (
    <FormDialog
      form={form}
      title={<Trans>Dispute invoice {invoiceNo}</Trans>}
      action={<Trans>Dispute invoice</Trans>}
      blocked={waiting.length > 0 ? t`A dispute of this invoice waits to be sent.` : null}
      onClose={onClose}
    >
      {items.length > 1 ? (
        <SelectField
          label={t`Instalment`}
          options={items.map(({ id, installment, installments, accountingAmount }) => ({
            value: id,
            label: t`${{ number: installment }} of ${{ count: installments }}, open ${{ amount: money(accountingAmount) }}`,
          }))}
          {...form.field('itemId')}
        />
      ) : null}
      <SelectField
        required
        label={t`Reason`}
        options={[
          { value: '', label: t`Choose a reason` },
          ...disputeReasons.map((value) => ({ value, label: reasons[value] })),
        ]}
        {...form.field('reason')}
      />
      <TextAreaField
        required
        label={t`Description of the problem`}
        hint={t`Name the articles and numbers that it is about.`}
        maxLength={limits.longText}
        rows={4}
        {...form.field('description')}
      />
      <MoneyFormField
        form={form}
        name="amount"
        label={t`Disputed amount`}
        hint={t`At most ${open}. It can be left empty.`}
        readBack
      />
      <ValueField form={form} name="files">
        {(field) => (
          <FileField
            {...field}
            label={t`Files`}
            hint={t`For example a photo of the goods or the delivery note.`}
            limits={{
              types: ['application/pdf', 'image/jpeg', 'image/png'],
              typeNames: t`PDF, JPEG or PNG`,
              maxBytes: disputeFiles.maxBytes,
              maxFiles: disputeFiles.most,
            }}
          />
        )}
      </ValueField>
    </FormDialog>
  );
}
