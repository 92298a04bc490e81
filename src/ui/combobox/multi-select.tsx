import {
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
  useMultipleSelection,
} from 'downshift';
import { type Ref, useId, useState } from 'react';
import { Field, type FieldProps, inputClass } from '../fields/field.tsx';
import { ChosenOptions } from './chosen-options.tsx';
import { FullScreen, isPhone } from './full-screen.tsx';
import type { Option, SearchOptions } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionSearch } from './use-option-search.ts';

export interface MultiSelectProps<O extends Option> extends FieldProps {
  value: readonly O[];
  onChange: (options: readonly O[]) => void;
  search: SearchOptions<O>;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

const { InputBlur, InputKeyDownEscape, InputKeyDownEnter, ItemClick } =
  useCombobox.stateChangeTypes;

function toggled<O extends Option>(chosen: readonly O[], option: O): readonly O[] {
  const others = chosen.filter((one) => one.value !== option.value);
  return others.length < chosen.length ? others : [...chosen, option];
}

/** A chosen option leaves the list open; Tab leaves the field and chooses nothing. */
function keepOpen<O>(
  { highlightedIndex }: UseComboboxState<O>,
  { type, changes }: UseComboboxStateChangeOptions<O>,
): Partial<UseComboboxState<O>> {
  if (type === ItemClick || type === InputKeyDownEnter)
    return { ...changes, isOpen: true, highlightedIndex };
  return type === InputBlur ? { ...changes, selectedItem: null } : changes;
}

/**
 * Several of many options. The list stays open while options are ticked; each chosen one is a button
 * that removes it, reached by Left from the start of the field and removed by Delete or Backspace.
 */
export function MultiSelect<O extends Option>({
  value,
  onChange,
  search,
  onBlur,
  disabled = false,
  placeholder,
  ref,
  ...field
}: MultiSelectProps<O>) {
  const generated = useId();
  const own = field.id ?? generated;
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const found = useOptionSearch(search, text.trim(), open);
  const chosen = new Set(value.map((option) => option.value));
  const toggle = (option: O) => onChange(toggled(value, option));
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<O>({
    selectedItems: [...value],
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems ?? []),
  });
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, closeMenu } = useCombobox<O>(
    {
      items: [...found.options],
      inputId: own,
      labelId: `${own}-label`,
      selectedItem: null,
      inputValue: text,
      itemToString: (option) => option?.label ?? '',
      itemToKey: (option) => option?.value,
      isItemDisabled: (option) => option.disabled === true,
      scrollIntoView: () => {},
      onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
      onStateChange: ({ type, selectedItem }) => {
        if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem)
          toggle(selectedItem);
        if (type === InputBlur || type === InputKeyDownEscape) setText('');
      },
      stateReducer: keepOpen,
    },
  );
  const full = open && isPhone();

  return (
    <FullScreen on={full} onClose={closeMenu}>
      <Field {...field} id={own}>
        {(ids) => (
          <div className="space-y-1">
            <ChosenOptions
              options={value}
              disabled={disabled}
              onRemove={toggle}
              getSelectedItemProps={getSelectedItemProps}
            />
            <input
              {...getInputProps(
                getDropdownProps({
                  ...ids,
                  ref,
                  disabled,
                  placeholder,
                  // Backspace in an empty field must not take back what was chosen.
                  preventKeyAction: text !== '',
                  onBlur: () => onBlur?.(),
                  onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
                    setText(event.target.value),
                }),
              )}
              className={inputClass}
            />
          </div>
        )}
      </Field>
      <OptionList
        open={open}
        search={found}
        highlighted={highlightedIndex}
        isSelected={(option) => chosen.has(option.value)}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
        multiple
        full={full}
      />
    </FullScreen>
  );
}
