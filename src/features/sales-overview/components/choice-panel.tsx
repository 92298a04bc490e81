import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Filter } from '#src/crud/list/filters.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { unescapeId } from '../sales-overview.params.ts';

/** An option of a filter with its pieces. */
export interface Choice {
  /** The value in the address. */
  id: string;
  label: string;
  count?: string;
}

interface Props {
  id: string;
  label: string;
  values: readonly string[];
  choices: readonly Choice[];
  onChange: (values: string[]) => void;
}

/** As many as can be looked through; the others are found by typing. */
const mostShown = 30;

function ChoicePanel({ label, values, choices, onChange }: Omit<Props, 'id'>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const text = search.trim().toLocaleLowerCase();
  const isChosen = ({ id }: Choice) => values.includes(id);
  const found = choices.filter((choice) => choice.label.toLocaleLowerCase().includes(text));
  const shown = [...found.filter(isChosen), ...found.filter((choice) => !isChosen(choice))].slice(
    0,
    mostShown,
  );
  const hidden = found.length - shown.length;
  return (
    <div className="space-y-1 px-2">
      {choices.length > 10 ? (
        <TextField
          label={t`Find in ${label}`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {shown.map(({ id, label: name, count }) => (
          <Checkbox
            key={id}
            label={count === undefined ? name : `${name} (${count})`}
            checked={values.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, id] : values.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      {hidden > 0 ? (
        <p className="text-sm text-ink-muted">
          <Trans>{hidden} more: type to find them.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Any of many values, which are found by typing, each with its pieces. */
export function choiceFilter(props: Props): Filter {
  const { id, label, values, choices, onChange } = props;
  const names = new Map(choices.map((choice) => [choice.id, choice.label]));
  return {
    id,
    label,
    value: values.map((value) => names.get(value) ?? unescapeId(value)).join(', '),
    onClear: () => onChange([]),
    panel: () => <ChoicePanel {...props} />,
  };
}
