import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ActionResult } from '#src/crud/action/use-action.ts';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import type { ResolveBankEntryMutationVariables } from '#src/graphql/generated/graphql.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { entryTexts } from '../payments.problems.ts';
import {
  type BankEntry,
  loadWaitingTransfers,
  paymentQueries,
  type WaitingTransfer,
} from '../payments.queries.ts';
import { EntryFacts } from './entry-facts.tsx';
import { useEntryMoney } from './use-entry-texts.ts';

export interface EntryDialogProps {
  entry: BankEntry;
  resolve: (decision: ResolveBankEntryMutationVariables) => Promise<ActionResult>;
  onClose: () => void;
}

const pageSize = 20;

/** How the entry differs from the chosen payment request. */
function Difference({ entry, request }: { entry: BankEntry; request: WaitingTransfer }) {
  const money = useEntryMoney();
  const { currency } = entry;
  if (request.currency !== currency)
    return (
      <Notice tone="warning">
        <Trans>The payment was requested in {{ currency: request.currency }}.</Trans>
      </Notice>
    );
  const difference = entry.amount - request.amount;
  const amount = money(Math.abs(difference), currency);
  if (difference === 0)
    return (
      <p>
        <Trans>The amounts are the same.</Trans>
      </p>
    );
  return (
    <Notice tone="warning">
      {difference > 0 ? (
        <Trans>The entry is {amount} more than the requested amount.</Trans>
      ) : (
        <Trans>The entry is {amount} less than the requested amount.</Trans>
      )}{' '}
      <Trans>The payment will still be marked as paid.</Trans>
    </Notice>
  );
}

const schema = v.object({
  request: v.pipe(
    v.nullable(v.custom<WaitingTransfer>((value) => typeof value === 'object')),
    v.check((request) => request !== null, 'REQUIRED'),
  ),
});

/** Says which open transfer an entry pays. The one that the entry names is chosen at first. */
export function MatchEntryDialog({ entry, resolve, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const money = useEntryMoney();
  const { amount, externalId } = entry;
  const { data: named } = useQuery({
    ...paymentQueries.namedTransfer(externalId ?? ''),
    enabled: externalId !== null,
  });
  const form = useEntityForm({
    schema,
    values: { request: named ?? null },
    mode: {
      kind: 'online',
      send: ({ request }) => resolve({ id: entry.id, externalId: request?.externalId ?? '' }),
    },
    texts: entryTexts,
    toField: (field) => (field === 'externalId' ? 'request' : null),
    onSaved: onClose,
  });
  const { request } = form.values;
  return (
    <FormDialog
      form={form}
      title={<Trans>Match the entry to a payment</Trans>}
      action={<Trans comment="an entry of a bank statement to a payment">Match</Trans>}
      onClose={onClose}
    >
      <EntryFacts entry={entry} />
      <ValueField form={form} name="request">
        {(field) => (
          <EntityPicker
            {...field}
            required
            label={t`Open transfer`}
            hint={t`Type the number of a payment or invoice, or a customer. The nearest amounts come first.`}
            toOption={(one) => ({
              value: one.externalId,
              label: `${one.externalId} · ${money(one.amount, one.currency)}`,
              text: `${one.payerCode} ${one.payerName}`,
            })}
            find={async (search, { page, signal }) => {
              const variables = { amount, ...(search && { search }), page, limit: pageSize };
              const { requests, info } = await loadWaitingTransfers(variables, signal);
              return { rows: requests, count: info.count };
            }}
          />
        )}
      </ValueField>
      {request ? <Difference entry={entry} request={request} /> : null}
    </FormDialog>
  );
}
