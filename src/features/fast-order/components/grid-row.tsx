import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, memo } from 'react';
import { inputClass } from '#src/ui/fields/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { isBlank } from '../grid.rules.ts';
import type { OrderGrid } from '../order-grid.ts';
import { readOrderText } from '../read-order-text.ts';
import type { ValidatedRow } from '../use-order-grid.ts';
import { useRowProblemText } from '../use-row-problem-text.ts';
import { CodeField } from './code-field.tsx';
import { KeepNumber } from './keep-number.tsx';
import { RowArticle } from './row-article.tsx';
import { RowChoices } from './row-choices.tsx';
import { cell, denseField, tableRow } from './row-layout.ts';

interface Props {
  validated: ValidatedRow;
  grid: OrderGrid;
  /** Its place among the rows shown, from 1, and that of the first row of its article. */
  place: number;
  headPlace: number;
  /** Goes to the code of the row after this one. */
  onNext: (id: string) => void;
}

/** Several lines, or a line of several cells, are pasted as rows; anything else into the field. */
const hasLines = (text: string) => /[\n\r\t]/.test(text.trim());

/** The ids of the fields of a row. */
export const fieldsOf = (id: string) => ({ code: `code-${id}`, qty: `qty-${id}` });

/**
 * A row: code and quantity, its article, and its problem with ways to fix it. Rendered again only when
 * something of it changes.
 */
export const GridRowFields = memo(function GridRowFields(props: Props) {
  const { validated, grid, place, headPlace, onNext } = props;
  const { row, problem, sum } = validated;
  const { t } = useLingui();
  const text = useRowProblemText(row, problem);
  const { id } = row;
  const fields = fieldsOf(id);
  const why = `why-${id}`;
  const focus = (field: string) => document.getElementById(field)?.focus();
  const aboutQty = problem !== null && ['qty', 'quota', 'stock'].includes(problem.kind);
  const moveToPlace = () => {
    if (problem === null) grid.moveToPlace(id);
  };
  const onQtyKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    moveToPlace();
    onNext(id);
  };
  const paste = (pasted: string) => {
    if (!hasLines(pasted)) return false;
    void grid.addLines(readOrderText(pasted), id);
    return true;
  };
  return (
    <div className={`space-y-1 p-3 lg:space-y-0 lg:py-1 ${tableRow}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2 lg:contents">
        <CodeField
          className={cell.code}
          id={fields.code}
          label={t`Article code, row ${place}`}
          value={row.code}
          invalid={problem !== null && !aboutQty}
          describedBy={text ? why : undefined}
          onChange={(code) => grid.setCode(id, code)}
          onTake={(product) => grid.take(id, { product, qty: null })}
          onDone={() => {
            if (row.state === 'typing') void grid.check([id]);
          }}
          onNext={() => focus(fields.qty)}
          onPasteLines={paste}
        />
        <input
          id={fields.qty}
          aria-label={t`Quantity, row ${place}`}
          aria-invalid={aboutQty || undefined}
          aria-describedby={text ? why : undefined}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          placeholder={t`Qty`}
          className={`${inputClass} ${denseField} ${cell.qty} tabular text-right`}
          value={row.qtyText}
          onFocus={(event) => event.target.select()}
          onChange={(event) => grid.setQty(id, event.target.value)}
          onBlur={moveToPlace}
          onKeyDown={onQtyKey}
        />
        <button
          type="button"
          aria-label={t`Remove row ${place}`}
          disabled={isBlank(row)}
          className={`grid size-touch place-items-center rounded text-ink-muted hover:text-error-ink disabled:invisible lg:pointer-fine:size-9 ${cell.action}`}
          onClick={() => grid.remove([id])}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
      <RowNotes validated={validated} problemId={why} problemText={text} />
      <div className={`empty:hidden ${cell.below}`}>
        <RowChoices row={row} problem={problem} grid={grid} onChosen={() => onNext(id)} />
      </div>
      <RowArticle row={row} problem={problem} sum={sum} headPlace={headPlace} />
      <div className={`empty:hidden ${cell.below}`}>
        <KeepNumber row={row} grid={grid} />
      </div>
    </div>
  );
});

interface NotesProps {
  validated: ValidatedRow;
  problemId: string;
  problemText: string | null;
}

/** Below the fields: that the code is looked up, the line it was pasted from, and its problem. */
function RowNotes({ validated: { row, problem }, problemId, problemText }: NotesProps) {
  return (
    <>
      {row.state === 'checking' ? (
        <p className={`flex items-center gap-2 text-sm text-ink-muted ${cell.below}`}>
          <Spinner />
          <Trans>Looking it up</Trans>
        </p>
      ) : null}
      {row.no !== null && problem !== null ? (
        <p className={`text-xs break-all text-ink-muted ${cell.below}`}>
          <Trans>
            Line {{ position: row.no }}: {{ text: row.raw ?? '' }}
          </Trans>
        </p>
      ) : null}
      {problemText ? (
        <p id={problemId} className={`flex items-start gap-1 text-sm text-error-ink ${cell.below}`}>
          <Icon name="error" size={16} className="mt-0.5 shrink-0" />
          {problemText}
        </p>
      ) : null}
    </>
  );
}
