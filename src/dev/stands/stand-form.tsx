import { useQueryClient } from '@tanstack/react-query';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { sampleCurrency } from '../gallery/sample.tsx';
import { standPaths } from './stand-paths.ts';
import {
  blankStand,
  type Stand,
  type StandValues,
  saveStand,
  standKinds,
  standQueries,
  standRules,
} from './stand-records.ts';

const labels = {
  name: { label: 'Name' },
  kind: { label: 'Kind' },
  boughtOn: { label: 'Bought on' },
  price: { label: 'Price' },
  note: { label: 'Note' },
};
const toValues = ({ name, kind, boughtOn, price, note }: Stand): StandValues => {
  return { name, kind, boughtOn, price, note };
};

function useStandForm(saved: Stand | null) {
  const navigate = useLocaleNavigate();
  const queries = useQueryClient();
  return useEntityForm({
    schema: standRules,
    values: saved ? toValues(saved) : blankStand,
    version: saved?.version ?? 0,
    mode: {
      kind: 'online',
      send: (values, version) => saveStand(saved?.id ?? null, values, Number(version)),
      current: ({ record }) => record && { values: toValues(record), version: record.version },
    },
    texts: { NAME_TAKEN: { id: 'sample.taken', message: 'Another record has this name.' } },
    getLimit: (field) => (field === 'name' ? 40 : 200),
    success: 'Saved',
    onSaved: async (_values, answer) => {
      await queries.invalidateQueries({ queryKey: ['stands'] });
      navigate(answer?.record ? standPaths.one(answer.record.id) : standPaths.list());
    },
  });
}

function StandForm({ saved }: { saved: Stand | null }) {
  const form = useStandForm(saved);
  return (
    <FormPage
      form={form}
      title={saved ? saved.name : 'New stand'}
      back={{ to: standPaths.list(), label: 'All stands' }}
      texts={labels}
    >
      <TextField label="Name" required {...form.field('name')} />
      <SelectField label="Kind" options={standKinds} {...form.field('kind')} />
      <ValueField form={form} name="boughtOn">
        {(field) => <DayField {...field} label="Bought on" clearable />}
      </ValueField>
      <ValueField form={form} name="price">
        {(field) => <MoneyField {...field} label="Price" currency={sampleCurrency} readBack />}
      </ValueField>
      <TextAreaField label="Note" {...form.field('note')} />
    </FormPage>
  );
}

export function NewStand() {
  return <StandForm saved={null} />;
}

export function EditStand({ id }: { id: string }) {
  const { data: stand } = useDeferredQuery(standQueries.one(id));
  if (stand === undefined) return null;
  if (stand) return <StandForm key={stand.id} saved={stand} />;
  return <EmptyState page kind="custom" title="This stand does not exist" />;
}
