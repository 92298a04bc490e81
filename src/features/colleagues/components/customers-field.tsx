import { Trans } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import type { ColleagueChoices } from '../colleagues.queries.ts';
import { type ColleagueForm, toKey } from './colleague-form.ts';

interface Props {
  form: EntityForm<ColleagueForm>;
  customers: ColleagueChoices['customers'];
}

/** For which of the own customers a colleague works. */
export function CustomersField({ form, customers }: Props) {
  return (
    <ValueField form={form} name="customers">
      {({ value, onChange, error, ref }) => (
        <CheckboxGroup
          label={<Trans>Customers</Trans>}
          options={customers.map((one) => ({
            value: toKey(one),
            label: `${one.name} · ${one.customer}`,
          }))}
          value={value}
          onChange={onChange}
          error={error}
          ref={ref}
        />
      )}
    </ValueField>
  );
}
