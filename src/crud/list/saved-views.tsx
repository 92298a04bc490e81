import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { readKeptChoice, writeKeptChoice } from '../form/kept-choice.ts';

interface View {
  name: string;
  /** The parameters, as in an address. */
  query: string;
}

/** More would not fit on a phone. */
const mostViews = 20;

function isView(entry: unknown): entry is View {
  const { name, query } = (entry ?? {}) as Partial<Record<keyof View, unknown>>;
  return typeof name === 'string' && typeof query === 'string';
}

interface Props {
  /** Name of the list on this device. */
  name: string;
  view: string;
  onView: (view: string) => void;
  /** A view was chosen. */
  onDone?: () => void;
}

/** Named sets of a list's parameters, kept on this device for each user. */
export function SavedViews({ name, view, onView, onDone }: Props) {
  const { t } = useLingui();
  const [views, setViews] = useState(() => readKeptChoice('views', name, isView));
  const [label, setLabel] = useState('');
  const keep = (next: readonly View[]) => {
    setViews(next);
    writeKeptChoice('views', name, next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const texts = label.trim();
    if (!texts) return;
    const others = views.filter((one) => one.name !== texts).slice(1 - mostViews);
    keep([...others, { name: texts, query: view }]);
    setLabel('');
  };
  return (
    <div className="space-y-2">
      {views.length > 0 ? (
        <ul aria-label={t`Saved views`}>
          {views.map((one) => (
            <li key={one.name} className="flex items-center justify-between gap-2">
              <Button
                variant="quiet"
                className="min-w-0 wrap-anywhere"
                aria-current={one.query === view || undefined}
                onClick={() => {
                  onView(one.query);
                  onDone?.();
                }}
              >
                {one.name}
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Delete view ${{ name: one.name }}`}
                onClick={() => keep(views.filter((other) => other !== one))}
              >
                <Icon name="close" size={20} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={save} className="space-y-2 px-2">
        <TextField
          label={<Trans>Name of the view</Trans>}
          maxLength={40}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          <Trans>Save this view</Trans>
        </Button>
      </form>
    </div>
  );
}
