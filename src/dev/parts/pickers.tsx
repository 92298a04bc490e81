import { useState } from 'react';
import { Combobox } from '#src/ui/combobox/combobox.tsx';
import { MultiSelect } from '#src/ui/combobox/multi-select.tsx';
import { type Option, searchIn } from '#src/ui/combobox/option.ts';
import { Section } from './sample.tsx';

const shops: Option[] = Array.from({ length: 12_000 }, (_, n) => ({
  value: `C${n}`,
  label: `Shop ${n} with a name that may be much longer than the field`,
  text: `1000${n} · Reno`,
  disabled: n === 4,
}));
const search = searchIn(shops);
const fails = () => Promise.reject(new Error('offline'));

export function Pickers() {
  const [one, setOne] = useState<Option | null>(shops[3] ?? null);
  const [several, setSeveral] = useState<readonly Option[]>(shops.slice(0, 3));
  return (
    <Section title="Pickers">
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox label="Customer" value={one} onChange={setOne} search={search} />
        <Combobox
          label="Customer with an error"
          required
          error="Required"
          hint="Name, code or city"
          placeholder="Name or code"
          value={null}
          onChange={setOne}
          search={search}
        />
        <Combobox label="Disabled" disabled value={one} onChange={setOne} search={search} />
        <Combobox label="Cannot be loaded" value={null} onChange={setOne} search={fails} />
        <MultiSelect label="Customers" value={several} onChange={setSeveral} search={search} />
        <MultiSelect
          label="Disabled customers"
          disabled
          value={several}
          onChange={setSeveral}
          search={search}
        />
      </div>
    </Section>
  );
}
