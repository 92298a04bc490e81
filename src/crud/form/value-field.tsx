import type { ReactNode, Ref } from 'react';
import { Controller, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { EntityForm } from './entity-form.ts';

interface ValueFieldProps<Value> {
  ref: Ref<HTMLInputElement>;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface Props<Values extends FieldValues, Name extends Path<Values>> {
  form: EntityForm<Values>;
  name: Name;
  children: (field: ValueFieldProps<PathValue<Values, Name>>) => ReactNode;
}

/**
 * Connects a field that holds a value instead of a text to its form: money, numbers, days, pickers,
 * files, rich text. Text fields, choices and switches take `form.field(name)`.
 */
export function ValueField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
}: Props<Values, Name>) {
  const { error } = form.field(name);
  return (
    <Controller
      control={form.methods.control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <>{children({ ref, name, value, onChange, onBlur, error })}</>
      )}
    />
  );
}
