import { Trans, useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { ConsumerFields } from './consumer-fields.tsx';
import type { Buyer, SaleValues } from './sale-values.ts';

/** Asks who bought the bike, and for the data of a consumer. */
export function BuyerFields({
  form,
  mayKeep,
}: {
  form: EntityForm<SaleValues>;
  /** The changed sale has a consumer whose data is not shown, or was erased. */
  mayKeep: boolean;
}) {
  const { t } = useLingui();
  const { buyer } = form.values;
  const buyers: { value: Buyer; label: string }[] = [
    ...(mayKeep ? [{ value: 'kept', label: t`As registered` } as const] : []),
    { value: 'consumer', label: t`Enter it` },
    { value: 'account', label: t`From the consumer’s account` },
    { value: 'none', label: t`No data` },
  ];
  return (
    <>
      <ValueField form={form} name="buyer">
        {({ ref: _, ...field }) => (
          <RadioField
            label={t`Data of the consumer`}
            look="segments"
            options={buyers}
            name={field.name}
            value={field.value}
            onValue={field.onChange}
          />
        )}
      </ValueField>
      {buyer === 'consumer' ? <ConsumerFields form={form} /> : null}
      {buyer === 'kept' ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            The sale to a consumer stays as it is. The data is not shown here, or was erased.
          </Trans>
        </p>
      ) : null}
      {buyer === 'none' ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Without a consumer it counts as non-retail, such as a bike for tests or rent.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
