import type { ReactNode, Ref } from 'react';
import { MultiSelect } from '#src/ui/combobox/multi-select.tsx';
import { createSearch } from '#src/ui/combobox/option.ts';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** All that can be chosen; `text` says why one cannot. */
  options: readonly { value: string; label: string; text?: string; disabled?: boolean }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Several roles or group roles. */
export function NamedChoice({ options, value, onChange, ...field }: Props) {
  const chosen = value.map(
    (id) => options.find((option) => option.value === id) ?? { value: id, label: id },
  );
  return (
    <MultiSelect
      {...field}
      value={chosen}
      search={createSearch(options)}
      onChange={(picked) => onChange(picked.map((option) => option.value))}
    />
  );
}
