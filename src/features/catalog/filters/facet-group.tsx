import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';

interface Option {
  value: string;
  label: string;
  count: number;
}

interface Props {
  label: string;
  options: readonly Option[];
  selected: readonly string[];
  onToggle: (value: string) => void;
}

const short = 6;

/** One facet: its values with counts, long lists folded; selected values always stay visible. */
export function FacetGroup({ label, options, selected, onToggle }: Props) {
  'use memo';
  const [all, setAll] = useState(false);
  const missing = selected
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: value, count: 0 }));
  const list = [...missing, ...options];
  const shown = all
    ? list
    : list.filter((option, index) => index < short || selected.includes(option.value));
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full text-sm font-semibold">{label}</legend>
      <ul className="clear-both">
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              label={
                <span className="flex flex-1 justify-between gap-2">
                  <span className="min-w-0 break-words">{option.label}</span>
                  <span className="text-ink-muted tabular-nums">{option.count}</span>
                </span>
              }
              checked={selected.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
          </li>
        ))}
      </ul>
      {list.length > shown.length || all ? (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? <Trans>Show fewer</Trans> : <Trans>Show all {{ count: list.length }}</Trans>}
        </Button>
      ) : null}
    </fieldset>
  );
}
