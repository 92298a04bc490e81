import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { saveOrderList } from '../list-device.ts';
import type { ListLine, ListOnDevice } from '../list-model.ts';

/** So many lines are drawn at first. */
const firstLines = 50;

/** The lines of a template; its owner sets quantities, 0 removes a line and can be undone. */
export function TemplateLines({ template }: { template: ListOnDevice }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { lines, own } = template;
  /** Returns whether the template was saved. If it was not, `saveOrderList` has already informed the user. */
  const save = (list: Parameters<typeof saveOrderList>[0]) =>
    saveOrderList(list).then(
      () => true,
      () => false,
    );
  const set = async ({ articleCode, name }: ListLine, qty: number) => {
    const next = lines.map((line) => (line.articleCode === articleCode ? { ...line, qty } : line));
    const kept = await save({ ...template, lines: next.filter((line) => line.qty > 0) });
    if (kept && qty === 0)
      toast({
        tone: 'info',
        text: t`${name} removed`,
        action: { label: t`Undo`, onPress: () => void save(template) },
      });
  };
  const count = lines.length;
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.slice(0, all ? count : firstLines).map((line) => (
          <li key={line.articleCode} className="flex flex-wrap items-center gap-3 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="break-words">{line.name}</p>
              <p className="text-sm text-ink-muted">{line.articleCodeDisplay}</p>
            </div>
            {own ? (
              <QtyStepper
                value={line.qty}
                label={t`Quantity of ${{ name: line.name }}`}
                onChange={(qty) => void set(line, qty)}
              />
            ) : (
              <p className="tabular">{line.qty}</p>
            )}
          </li>
        ))}
      </ul>
      {!all && count > firstLines ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          <Trans>Show all {count} lines</Trans>
        </Button>
      ) : null}
    </>
  );
}
