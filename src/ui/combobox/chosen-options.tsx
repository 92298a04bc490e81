import { useLingui } from '@lingui/react/macro';
import type { UseMultipleSelectionPropGetters } from 'downshift';
import { Icon } from '../icon.tsx';
import type { Option } from './option.ts';

interface Props<O extends Option> {
  options: readonly O[];
  disabled: boolean;
  onRemove: (option: O) => void;
  getSelectedItemProps: UseMultipleSelectionPropGetters<O>['getSelectedItemProps'];
}

/** The options chosen in a multi-select, each a button that removes it. */
export function ChosenOptions<O extends Option>({
  options,
  disabled,
  onRemove,
  getSelectedItemProps,
}: Props<O>) {
  const { t } = useLingui();
  if (options.length === 0) return null;
  return (
    // In a form that is only shown, nothing in the list can take the focus to scroll it, so it shows all.
    <ul className="flex max-h-40 flex-wrap gap-1 overflow-y-auto in-[fieldset:disabled]:max-h-none">
      {options.map((option, index) => (
        <li key={option.value} className="max-w-full">
          <button
            type="button"
            {...getSelectedItemProps({ selectedItem: option, index })}
            aria-label={t`Remove ${{ name: option.label }}`}
            disabled={disabled}
            onClick={() => onRemove(option)}
            className="inline-flex min-h-touch max-w-full items-center gap-1 rounded-full bg-brand-tint px-3 text-sm text-ink"
          >
            <span className="text-left wrap-anywhere">{option.label}</span>
            <Icon name="close" size={16} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
