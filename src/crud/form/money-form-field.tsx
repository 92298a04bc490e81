import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { MoneyField, type MoneyFieldProps } from '#src/ui/fields/money-field.tsx';
import type { EntityForm } from './entity-form.ts';
import { ValueField } from './value-field.tsx';

interface Props<Values extends FieldValues>
  extends Omit<MoneyFieldProps, 'value' | 'onChange' | 'currency' | 'name' | 'form'> {
  form: EntityForm<Values>;
  name: FieldPathByValue<Values, number | null>;
}

/** An amount of a form in the host's currency. */
export function MoneyFormField<Values extends FieldValues>({
  form,
  name,
  ...field
}: Props<Values>) {
  const { currency } = useHostConfig();
  return (
    <ValueField form={form} name={name}>
      {({ onChange, ...bound }) => (
        <MoneyField
          {...bound}
          {...field}
          onChange={onChange as (minor: number | null) => void}
          currency={currency}
        />
      )}
    </ValueField>
  );
}
