import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { DealLine } from './deal-line.tsx';
import { StockLine } from './stock-line.tsx';
import { VariantCell, type VariantProps } from './variant-cell.tsx';
import { VariantPrice } from './variant-price.tsx';

interface Props extends VariantProps {
  items: readonly ProductCardFragment[];
}

/** Variants one below the other: where there is one only, or size and colour do not tell them apart. */
export function VariantList({ items, ...props }: Props) {
  'use memo';
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {items.map((item) => (
        <li key={item.article_code} className="flex items-start gap-4 p-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium break-words">{fullName(item)}</p>
            <p className="text-xs text-ink-muted tabular-nums">
              {[item.article_code_display, item.ean].filter(Boolean).join(' · ')}
            </p>
            <VariantPrice item={item} />
            <DealLine price={item.price} />
            <StockLine stock={item.stock} />
          </div>
          <div className="w-24 shrink-0">
            <VariantCell item={item} {...props} />
          </div>
        </li>
      ))}
    </ul>
  );
}
