import { Trans } from '@lingui/react/macro';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import type { Matrix } from '../matrix.ts';
import { moveInMatrix } from '../move-in-matrix.ts';
import { DealLine } from './deal-line.tsx';
import { StockLine } from './stock-line.tsx';
import { VariantCell, type VariantProps } from './variant-cell.tsx';
import { VariantPrice } from './variant-price.tsx';

interface Props extends VariantProps {
  matrix: Matrix<ProductCardFragment>;
}

/** Size × colour, one cell per variant; the arrow keys lead from cell to cell. */
export function VariantMatrix({ matrix, ...props }: Props) {
  'use memo';
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface" tabIndex={-1}>
      <table className="w-full border-collapse text-sm" onKeyDown={moveInMatrix}>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left text-xs font-medium text-ink-muted">
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
              <th scope="row" className="p-2 pt-4 text-left font-semibold tabular-nums">
                {row || '–'}
              </th>
              {matrix.columns.map((column) => {
                const item = matrix.cell(row, column.name);
                return (
                  <td key={column.name} className="p-2">
                    {item ? (
                      <>
                        <VariantCell item={item} {...props} />
                        <VariantPrice item={item} />
                        <DealLine price={item.price} />
                        <StockLine stock={item.stock} />
                      </>
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
