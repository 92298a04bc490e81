import { useLingui } from '@lingui/react/macro';
import type { UseMultipleSelectionPropGetters } from 'downshift';
import { use } from 'react';
import { ReadOnlyContext } from '../fields/read-only-context.ts';
import { Icon } from '../icon.tsx';
import type { Option } from './option.ts';

interface Props<O extends Option> {
  options: readonly O[];
  disabled: boolean;
  onRemove: (option: O) => void;
  getSelectedItemProps: UseMultipleSelectionPropGetters<O>['getSelectedItemProps'];
}

const chip =
  'inline-flex min-h-touch max-w-full items-center gap-1 rounded-full px-3 text-sm text-ink';

/** The options chosen in a multi-select, each a button that removes it; of a disabled one, only their names. */
export function ChosenOptions<O extends Option>({
  options,
  disabled,
  onRemove,
  getSelectedItemProps,
}: Props<O>) {
  const { t } = useLingui();
  const isReadOnly = use(ReadOnlyContext) || disabled;
  if (options.length === 0) return null;
  return (
    // In a form that is only shown, nothing in the list can take the focus to scroll it, so it shows all.
    <ul className="flex max-h-40 flex-wrap gap-1 overflow-y-auto in-[fieldset:disabled]:max-h-none">
      {options.map((option, index) => (
        <li key={option.value} className="max-w-full">
          {isReadOnly ? (
            <span className={`${chip} bg-sunken`}>
              <span className="wrap-anywhere">{option.label}</span>
            </span>
          ) : (
            <button
              type="button"
              {...getSelectedItemProps({ selectedItem: option, index })}
              aria-label={t`Remove ${{ name: option.label }}`}
              onClick={() => onRemove(option)}
              className={`${chip} bg-brand-tint`}
            >
              <span className="text-left wrap-anywhere">{option.label}</span>
              <Icon name="close" size={16} className="shrink-0" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
