import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { matching, useDeviceCustomers } from '../device-customers.ts';

/** Rows shown at a time; beyond that searching is quicker than reading. */
const mostShown = 20;
/** From so many customers on there is a search. */
const searchFrom = 10;
/** More customers than one trip has visits. */
const mostChosen = 50;

interface Props {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** A choice of the customers whose prices are downloaded; the chosen ones come first. */
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
  // "All" is offered only if all of them fit: a part would be an arbitrary choice.
  const allFit = others.length > 0 && chosen.length + others.length <= mostChosen;
  const searching = search.trim() !== '';
  const more = others.length - mostShown;
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">
        <Trans>Prices of</Trans>
      </legend>
      {all.length >= searchFrom ? (
        <TextField
          type="search"
          label={<Trans>Search customers</Trans>}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3">
        <p className="tabular text-sm text-ink-muted" role="status">
          <Trans comment="customers whose prices are taken along">
            {{ chosen: chosen.length }} of {{ all: all.length }} chosen
          </Trans>
        </p>
        <div className="flex flex-wrap">
          {allFit ? (
            <Button
              variant="quiet"
              onClick={() => onChange([...chosen, ...others.map(({ unified }) => unified)])}
            >
              {searching ? <Trans>Choose all found</Trans> : <Trans>Choose all</Trans>}
            </Button>
          ) : null}
          {chosen.length > 1 ? (
            <Button variant="quiet" onClick={() => onChange([])}>
              <Trans>Choose none</Trans>
            </Button>
          ) : null}
        </div>
      </div>
      <CustomerRows rows={rows} chosen={chosen} full={full} more={more} onToggle={toggle} />
      {full ? (
        <p className="text-sm text-ink-muted">
          <Trans>At most {mostChosen} customers at once.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}

interface RowsProps {
  rows: readonly { unified: string; label: string }[];
  chosen: readonly string[];
  /** No other customer can be chosen. */
  full: boolean;
  /** Customers that are not among the rows. */
  more: number;
  onToggle: (unified: string, on: boolean) => void;
}

function CustomerRows({ rows, chosen, full, more, onToggle }: RowsProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Customers`}
      className="max-h-96 overflow-y-auto rounded border border-line"
    >
      <ul className="divide-y divide-line px-3">
        {rows.map(({ unified, label }) => (
          <li key={unified}>
            <Checkbox
              label={<span className="wrap-anywhere">{label}</span>}
              checked={chosen.includes(unified)}
              disabled={full && !chosen.includes(unified)}
              onChange={(event) => onToggle(unified, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="tabular px-3 py-2 text-sm text-ink-muted">
          <Plural value={more} one="# more, search for it" other="# more, search for them" />
        </p>
      ) : null}
      {/* Fades what lies below the edge, so that the list is seen to go on; at its end it covers nothing. */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky bottom-0 h-8 bg-linear-to-t from-surface to-transparent"
      />
    </section>
  );
}
