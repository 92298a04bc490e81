import { Combobox, type ComboboxProps } from '#src/ui/combobox/combobox.tsx';
import type { Option } from '#src/ui/combobox/option.ts';

interface EntityOption<Entity> extends Option {
  entity: Entity;
}

export interface EntityPickerProps<Entity>
  extends Omit<ComboboxProps<EntityOption<Entity>>, 'value' | 'onChange' | 'search'> {
  value: Entity | null;
  onChange: (entity: Entity | null) => void;
  /** Finds a page of entities, from 1, for what is typed; an empty text finds all. */
  find: (
    text: string,
    request: { page: number; signal: AbortSignal },
  ) => Promise<{ rows: readonly Entity[]; count: number }>;
  /** How an entity is called in the field and in the list. */
  toOption: (entity: Entity) => Option;
}

/** Chooses one customer, article, user or other record by typing, however many there are. */
export function EntityPicker<Entity>({
  value,
  onChange,
  find,
  toOption,
  ...field
}: EntityPickerProps<Entity>) {
  const withEntity = (entity: Entity) => ({ ...toOption(entity), entity });
  return (
    <Combobox
      {...field}
      value={value === null ? null : withEntity(value)}
      onChange={(option) => onChange(option?.entity ?? null)}
      search={async (text, request) => {
        const { rows, count } = await find(text, request);
        return { options: rows.map(withEntity), total: count };
      }}
    />
  );
}
