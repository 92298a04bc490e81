import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { matching, useDeviceCustomers } from '../device-customers.ts';

/** Rows shown at a time; beyond that searching is quicker than reading. */
const mostShown = 20;
/** More customers than this nobody visits on one trip. */
const mostChosen = 50;

interface Props {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses the customers whose prices are taken along; the chosen ones stand first. */
export function ChooseCustomers({ chosen, onChange }: Props) {
  const [search, setSearch] = useState('');
  const all = useDeviceCustomers();
  const known = new Map(all.map((customer) => [customer.unified, customer.label]));
  const others = matching(all, search).filter(({ unified }) => !chosen.includes(unified));
  const full = chosen.length >= mostChosen;
  const rows = [
    ...chosen.map((unified) => ({ unified, label: known.get(unified) ?? unified })),
    ...others.slice(0, mostShown),
  ];
  const toggle = (unified: string, on: boolean) =>
    onChange(on ? [...chosen, unified] : chosen.filter((one) => one !== unified));
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">
        <Trans>Prices of</Trans>
      </legend>
      {all.length > mostShown ? (
        <TextField
          type="search"
          label={<Trans>Search customers</Trans>}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <ul className="max-h-96 overflow-y-auto">
        {rows.map(({ unified, label }) => (
          <li key={unified}>
            <Checkbox
              label={<span className="wrap-anywhere">{label}</span>}
              checked={chosen.includes(unified)}
              disabled={full && !chosen.includes(unified)}
              onChange={(event) => toggle(unified, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <p className="tabular text-sm text-ink-muted" role="status">
        <Plural value={chosen.length} one="# customer chosen" other="# customers chosen" />
        {others.length > mostShown ? (
          <>
            {' · '}
            <Plural
              value={others.length - mostShown}
              one="# more, search for it"
              other="# more, search for them"
            />
          </>
        ) : null}
      </p>
    </fieldset>
  );
}
