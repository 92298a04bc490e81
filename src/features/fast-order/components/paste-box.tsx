import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, inputClass } from '#src/ui/fields/field.tsx';
import type { OrderGrid } from '../order-grid.ts';
import { readOrderText } from '../read-order-text.ts';

/** Longer texts are no orders. */
const longest = 2_000_000;

/** A box for many lines at once, from a mail or a sheet; pasting into it fills the grid at once. */
export function PasteBox({ grid }: { grid: OrderGrid }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedInput(text.trim() !== '');

  const read = (written: string) => {
    const lines = readOrderText(written.slice(0, longest));
    if (lines.lines.length === 0 || written.length > longest) {
      setProblem(written.length > longest ? t`This text is too long` : t`There are no lines in it`);
      return false;
    }
    setProblem(null);
    setText('');
    void grid.addLines(lines);
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read(text);
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field
        label={t`Paste lines`}
        hint={t`Code and quantity in any order, from a mail or a sheet: P-1 5, 5 x P-1, P-1;5`}
        error={problem}
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            className={`${inputClass} tabular`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (text.trim() === '' && read(pasted)) event.preventDefault();
            }}
          />
        )}
      </Field>
      {text.trim() === '' ? null : (
        <Button type="submit" variant="secondary">
          <Trans>Read the lines</Trans>
        </Button>
      )}
    </form>
  );
}
