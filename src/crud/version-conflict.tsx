import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import type { FormConflict } from './entity-form.ts';
import { chooseSides, disputedFields, type Side } from './version-conflict.rules.ts';

/** How the fields of a form are called, and shown where they are not text. */
export type FieldWords<Values> = {
  readonly [Name in keyof Values]?: {
    label: ReactNode;
    show?: (value: Values[Name]) => ReactNode;
  };
};

interface Props<Values> {
  /** Of its form element, for the button that saves. */
  id: string;
  conflict: FormConflict<Values>;
  words: FieldWords<Values>;
}

/** What the user typed and what others saved meanwhile, side by side, to choose field by field. */
export function VersionConflict<Values extends object>({ id, conflict, words }: Props<Values>) {
  const { t } = useLingui();
  const { base, mine, theirs, resolve } = conflict;
  const group = useId();
  const fields = disputedFields(base, mine, theirs);
  const [sides, setSides] = useState(
    () =>
      Object.fromEntries(fields.map(({ name, proposed }) => [name, proposed])) as Partial<
        Record<keyof Values, Side>
      >,
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void resolve(chooseSides(mine, theirs, sides));
  };
  const option = <Name extends keyof Values & string>(name: Name, side: Side) => {
    const value = (side === 'mine' ? mine : theirs)[name];
    const shown = words[name]?.show?.(value) ?? String(value ?? '');
    return (
      <label className="flex min-h-touch min-w-0 items-start gap-2 rounded border border-line-strong px-3 py-2 has-checked:border-brand-ink has-checked:bg-brand-tint">
        <input
          type="radio"
          name={`${group}-${name}`}
          className="mt-0.5 size-5 shrink-0 accent-brand-strong"
          checked={sides[name] === side}
          onChange={() => setSides({ ...sides, [name]: side })}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="block text-sm text-ink-muted">
            {side === 'mine' ? <Trans>Keep mine</Trans> : <Trans>Take theirs</Trans>}
          </span>
          {shown || t`(empty)`}
        </span>
      </label>
    );
  };
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={save}>
      <Notice tone="warning">
        <Trans>
          Someone else has changed this since you opened it. Choose what is saved, field by field.
        </Trans>
      </Notice>
      {fields.map(({ name }) => (
        <fieldset key={name}>
          <legend className="mb-1 text-sm font-medium">{words[name]?.label ?? name}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {option(name, 'mine')}
            {option(name, 'theirs')}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
