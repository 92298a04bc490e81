import { EntityPicker, type EntityPickerProps } from '#src/crud/form/entity-picker.tsx';
import type { Filter } from '#src/crud/list/filters.tsx';

interface Props<Entity> extends Pick<EntityPickerProps<Entity>, 'find' | 'toOption'> {
  id: string;
  label: string;
  value: Entity | null;
  /** @param id of the chosen record; empty for none */
  onChange: (id: string) => void;
}

/** The filter of a list by a record that is found by typing. */
export const pickFilter = <Entity extends { id: string }>({
  id,
  label,
  value,
  onChange,
  ...search
}: Props<Entity>): Filter => ({
  id,
  label,
  value: value ? search.toOption(value).label : '',
  onClear: () => onChange(''),
  panel: (close) => (
    <EntityPicker
      {...search}
      label={label}
      value={value}
      onChange={(picked) => {
        onChange(picked?.id ?? '');
        close();
      }}
    />
  ),
});
