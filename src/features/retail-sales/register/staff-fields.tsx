import { useLingui } from '@lingui/react/macro';
import type { Danger } from '#shared/serials/dangers.rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { CustomerPicker, useSeveralCustomers } from '#src/features/customers/customers.public.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { mostCharacters, type SaleValues } from './sale-values.ts';

interface Props {
  form: EntityForm<SaleValues>;
  /** The active one. */
  customer: { unified: string; name: string } | null;
  /** The server has the sale, and it stays with its dealer. */
  isChange: boolean;
  /** The known recalls and thefts that forbid the sale. */
  dangers: readonly Danger[];
}

/** The fields for staff: the dealer that sold the bike, and why it may be sold in spite of a recall or a theft. */
export function StaffFields({ form, customer, isChange, dangers }: Props) {
  const { t } = useLingui();
  const hasSeveral = useSeveralCustomers();
  const { dealer, overruled } = form.values;
  const active = customer && { code: customer.unified, name: customer.name };
  const all = [...new Set([...dangers, ...overruled])];
  return (
    <>
      {!isChange && (hasSeveral || dealer) ? (
        <ValueField form={form} name="dealer">
          {({ value, onChange, ...field }) => (
            <CustomerPicker
              {...field}
              label={t`Dealer that has sold it`}
              value={value ?? active}
              onChange={(chosen) => onChange(chosen?.code === active?.code ? null : chosen)}
            />
          )}
        </ValueField>
      ) : null}
      {all.length > 0 ? (
        <Checkbox
          label={t`Register it in spite of the recall or the report of theft`}
          checked={overruled.length > 0}
          onChange={({ target }) => form.set('overruled', target.checked ? all : [])}
        />
      ) : null}
      {overruled.length > 0 ? (
        <TextAreaField
          rows={2}
          label={t`Why it may be sold`}
          maxLength={mostCharacters.reason}
          {...form.field('reason')}
        />
      ) : null}
    </>
  );
}
