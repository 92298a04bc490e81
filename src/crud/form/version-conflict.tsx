import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { LastChange } from '../record/last-change.tsx';
import type { FormConflict } from './entity-form.ts';
import { chooseSides, disputedFields, type Side } from './version-conflict.rules.ts';

/** How the fields of a form are called, and shown where they are not text. */
export type ConflictFieldTexts<Values> = {
  readonly [Name in keyof Values]?: {
    label: ReactNode;
    show?: (value: Values[Name]) => ReactNode;
  };
};

interface Props<Values> {
  /** Of its form element, for the button that saves. */
  id: string;
  conflict: FormConflict<Values>;
  texts: ConflictFieldTexts<Values>;
}

/** The typed values and those saved by others in two columns, to choose field by field. */
export function VersionConflict<Values extends object>({ id, conflict, texts }: Props<Values>) {
  const { t } = useLingui();
  const { base, mine, theirs, history, resolve } = conflict;
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
    const shown = texts[name]?.show?.(value) ?? String(value ?? '');
    const label = (
      <span className="block min-w-0 py-2 wrap-anywhere">
        <span className="block text-sm text-ink-muted">
          {side === 'mine' ? <Trans>Keep mine</Trans> : <Trans>Take theirs</Trans>}
        </span>
        {shown || t`(empty)`}
      </span>
    );
    return { value: side, label };
  };
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={save}>
      <Notice tone="warning">
        <Trans>
          Someone else has changed this since you opened it. Choose what is saved, field by field.
        </Trans>
        {history ? <LastChange history={history} /> : null}
      </Notice>
      {fields.map(({ name }) => (
        <RadioField
          key={name}
          label={texts[name]?.label ?? name}
          look="tiles"
          options={[option(name, 'mine'), option(name, 'theirs')]}
          value={sides[name]}
          onValue={(side) => setSides({ ...sides, [name]: side })}
        />
      ))}
    </form>
  );
}
