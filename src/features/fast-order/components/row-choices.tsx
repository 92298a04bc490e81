import { Trans } from '@lingui/react/macro';
import { fullName } from '#src/lib/variant-text.ts';
import type { GridRow, RowProblem } from '../grid.rules.ts';
import { isWrong, rowWith } from '../grid-rows.ts';
import type { OrderGrid } from '../order-grid.ts';

interface Props {
  row: GridRow;
  problem: RowProblem;
  grid: OrderGrid;
  /** Something was chosen. */
  onChosen: () => void;
}

const choiceClass =
  'min-h-touch rounded border border-line-strong bg-surface px-3 py-1 text-left text-sm hover:bg-brand-tint';

/**
 * The possible meanings of a wrong row: articles for its code, numbers for its quantity; one press selects
 * one.
 */
export function RowChoices({ row, problem, grid, onChosen }: Props) {
  if (problem?.kind === 'code' && row.guesses.length > 0)
    return (
      <div className="flex flex-wrap gap-2">
        {row.guesses.map((guess) => {
          const shown = guess.product.article_code_display;
          return (
            <button
              key={`${guess.product.article_code} ${guess.qty ?? ''}`}
              type="button"
              className={choiceClass}
              onClick={() => {
                grid.take(row.id, guess);
                if (!isWrong(rowWith(row, guess))) grid.moveToPlace(row.id);
                onChosen();
              }}
            >
              {problem.code === 'REPLACED' ? (
                <Trans>Take {shown} instead</Trans>
              ) : (
                <>
                  <span className="tabular font-semibold">
                    {guess.qty === null ? null : `${guess.qty} × `}
                    {shown}
                  </span>{' '}
                  <span className="text-ink-muted">{fullName(guess.product)}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    );
  if (problem?.kind === 'qty' && problem.choices.length > 0)
    return (
      <div className="flex flex-wrap gap-2">
        {problem.choices.map((qty) => (
          <button
            key={qty}
            type="button"
            className={choiceClass}
            onClick={() => {
              grid.setQty(row.id, String(qty));
              grid.moveToPlace(row.id);
              onChosen();
            }}
          >
            <Trans comment="a quantity">{qty} pieces</Trans>
          </button>
        ))}
      </div>
    );
  return null;
}
