import { useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { type Ref, useEffect, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps, inputClass } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import { FullScreen, isPhone } from './full-screen.tsx';
import type { Option, SearchOptions } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionSearch } from './use-option-search.ts';

export interface ComboboxProps<O extends Option> extends FieldProps {
  value: O | null;
  onChange: (option: O | null) => void;
  search: SearchOptions<O>;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * One of many options, found by typing. Down and Up move, Enter and Tab choose, Escape closes and
 * leaves the choice, emptying the field removes it. On a phone the open list fills the screen.
 */
export function Combobox<O extends Option>({
  value,
  onChange,
  search,
  onBlur,
  disabled = false,
  placeholder,
  ref,
  ...field
}: ComboboxProps<O>) {
  const generated = useId();
  const own = field.id ?? generated;
  const [text, setText] = useState(value?.label ?? '');
  const [open, setOpen] = useState(false);
  // The label of the choice itself searches for nothing: the list shows what else there is.
  const found = useOptionSearch(search, text === value?.label ? '' : text.trim(), open);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, ...box } = useCombobox<O>({
    items: [...found.options],
    inputId: own,
    labelId: `${own}-label`,
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    stateReducer: (state, { type, changes }) => {
      // Once the field is left, its text is the label of the choice.
      if (type === InputBlur) return { ...changes, inputValue: changes.selectedItem?.label ?? '' };
      if (type === InputKeyDownEscape) {
        const { selectedItem } = state;
        return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
      }
      if (type === InputChange && changes.inputValue === '')
        return { ...changes, selectedItem: null };
      return changes;
    },
  });
  const { setHighlightedIndex } = box;
  const first = found.status === 'ready' && found.total > 0 && text !== '' && text !== value?.label;
  useEffect(() => {
    // Enter after typing chooses the best match.
    if (first) setHighlightedIndex(0);
  }, [first, setHighlightedIndex]);
  const full = open && isPhone();

  return (
    <FullScreen on={full} onClose={box.closeMenu}>
      <Field {...field} id={own}>
        {(ids) => (
          <span className="relative block">
            <input
              {...getInputProps({
                ...ids,
                ref,
                disabled,
                placeholder,
                required: field.required,
                onBlur: () => onBlur?.(),
                onFocus: (event) => event.target.select(),
              })}
              className={classNames(inputClass, 'pr-12')}
            />
            <FieldEnd onClear={value && !disabled ? () => box.selectItem(null) : null} />
          </span>
        )}
      </Field>
      <OptionList
        open={open}
        search={found}
        highlighted={highlightedIndex}
        isSelected={(option) => option.value === value?.value}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
        full={full}
      />
    </FullScreen>
  );
}

/** At the end of the field: a button that empties it, or the sign that it opens. */
function FieldEnd({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useLingui();
  if (!onClear)
    return (
      <Icon
        name="chevron-down"
        size={20}
        className="pointer-events-none absolute right-3 top-3 text-ink-muted"
      />
    );
  return (
    <button
      type="button"
      aria-label={t`Clear`}
      className="absolute inset-y-0 right-0 flex size-touch items-center justify-center rounded text-ink-muted"
      onClick={onClear}
    >
      <Icon name="close" size={20} />
    </button>
  );
}
