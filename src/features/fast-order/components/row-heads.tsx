import { Trans } from '@lingui/react/macro';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { cell, tableRow } from './row-layout.ts';

/** The heads of the columns on wide screens. Readers hear the name of each field instead. */
export function RowHeads() {
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line py-2 text-xs font-medium text-ink-muted ${tableRow}`}
    >
      <span className={cell.code}>
        <Trans comment="column: number of an article">Code</Trans>
      </span>
      <span className="lg:col-[2/4] lg:row-start-1">
        <Trans>Article</Trans>
      </span>
      <span className={`text-right ${cell.qty}`}>
        <Trans>Qty</Trans>
      </span>
      <HiddenInShowroom>
        <span className={`text-right ${cell.unit}`}>
          <Trans>Each</Trans>
        </span>
        <span className={`text-right ${cell.total}`}>
          <Trans>Total</Trans>
        </span>
      </HiddenInShowroom>
      <span className={cell.stock}>
        <Trans>Stock</Trans>
      </span>
    </div>
  );
}
