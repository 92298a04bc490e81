import { Trans } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';
import { moveInMatrix } from './move-in-matrix.ts';
import type { VariantOnPage } from './use-variants.ts';
import { VariantCell, type VariantProps } from './variant-cell.tsx';
import { promotionsDiffer, stockTint, VariantFacts } from './variant-facts.tsx';
import type { Matrix } from './variant-matrix.rules.ts';

interface Props extends VariantProps {
  matrix: Matrix<VariantOnPage>;
}

/** Size × colour, one cell per variant on the tint of its stock; the arrow keys lead from cell to cell. */
export function VariantMatrix({ matrix, ...props }: Props) {
  'use memo';
  const withBadge = promotionsDiffer(
    matrix.rows.flatMap((row) =>
      matrix.columns.flatMap((column) => matrix.cell(row, column.name) ?? []),
    ),
  );
  return (
    // "relative": what only readers hear would make the page itself wider.
    <div
      className="relative overflow-x-auto rounded-xl border border-line bg-surface"
      tabIndex={-1}
    >
      <table className="w-full border-collapse text-sm" onKeyDown={moveInMatrix}>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-[1] bg-surface p-2 text-left text-xs font-medium text-ink-muted"
            >
              <Trans>Size</Trans>
            </th>
            {matrix.columns.map((column) => (
              <th key={column.name} scope="col" className="min-w-24 p-2 text-left font-medium">
                <span className="flex items-center gap-1.5">
                  {column.hex ? (
                    <span
                      className="size-3.5 shrink-0 rounded-full border border-ink/20"
                      style={{ backgroundColor: column.hex }}
                    />
                  ) : null}
                  {column.name || <Trans>Quantity</Trans>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => (
            <tr key={row} className="border-t border-line align-top">
              <th
                scope="row"
                className="sticky left-0 z-[1] bg-surface p-2 pt-4 text-left font-semibold tabular-nums"
              >
                {row || '–'}
              </th>
              {matrix.columns.map((column) => {
                const item = matrix.cell(row, column.name);
                return (
                  <td key={column.name} className="p-1">
                    {item ? (
                      <div
                        className={classNames(
                          'rounded-md p-1.5',
                          stockTint(item),
                          item.article_code === props.chosen && 'ring-2 ring-brand',
                        )}
                      >
                        <VariantCell item={item} {...props} />
                        <VariantFacts item={item} withBadge={withBadge} {...props} />
                      </div>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
