import { Trans } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/entity-form.ts';
import { ValueField } from '#src/crud/value-field.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { FieldNotes } from '#src/ui/field.tsx';
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
      {({ ref, value, onChange, error }) => (
        <fieldset aria-describedby={error ? 'colleague-customers-error' : undefined}>
          <legend className="font-medium">
            <Trans>Customers</Trans>
          </legend>
          {customers.map((one, at) => (
            <Checkbox
              key={toKey(one)}
              {...(at === 0 && { ref })}
              label={`${one.name} · ${one.customer}`}
              checked={value.includes(toKey(one))}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...value, toKey(one)]
                    : value.filter((key) => key !== toKey(one)),
                )
              }
            />
          ))}
          <FieldNotes id="colleague-customers" error={error} />
        </fieldset>
      )}
    </ValueField>
  );
}
