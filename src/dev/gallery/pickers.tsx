import { useState } from 'react';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { type PickedUser, UserPicker } from '#src/crud/form/user-picker.tsx';
import { Combobox } from '#src/ui/combobox/combobox.tsx';
import { MultiSelect } from '#src/ui/combobox/multi-select.tsx';
import { createSearch, type Option } from '#src/ui/combobox/option.ts';
import { Section } from './sample.tsx';

const shops: Option[] = Array.from({ length: 12_000 }, (_, n) => ({
  value: `C${n}`,
  label: `Shop ${n} with a name that may be much longer than the field`,
  text: `1000${n} · Reno`,
  disabled: n === 4,
}));
const search = createSearch(shops);
const users: PickedUser[] = Array.from({ length: 12_000 }, (_, n) => ({
  id: String(n),
  name: `User ${n}`,
  email: `user${n}@example.com`,
}));
const findUsers = async (text: string, { page }: { page: number }) => {
  const found = users.filter(({ name, email }) => `${name} ${email}`.includes(text));
  return { rows: found.slice((page - 1) * 50, page * 50), count: found.length };
};
const fails = () => Promise.reject(new Error('offline'));

export function Pickers() {
  const [one, setOne] = useState<Option | null>(shops[3] ?? null);
  const [user, setUser] = useState<PickedUser | null>(null);
  const [shop, setShop] = useState<Option | null>(null);
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
        <UserPicker label="User" value={user} onChange={setUser} find={findUsers} />
        <EntityPicker
          label="Record of a feature"
          value={shop}
          onChange={setShop}
          find={async () => ({ rows: shops.slice(0, 50), count: shops.length })}
          toOption={(found) => found}
        />
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
