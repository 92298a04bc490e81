import { fullName } from '#src/lib/variant-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { VariantOnPage } from './use-variants.ts';
import { VariantCell, type VariantProps } from './variant-cell.tsx';
import { promotionsDiffer, stockTint, VariantFacts } from './variant-facts.tsx';

interface Props extends VariantProps {
  items: readonly VariantOnPage[];
}

/** Variants one below the other: where there is one only, or size and colour do not tell them apart. */
export function VariantList({ items, ...props }: Props) {
  'use memo';
  const withBadge = promotionsDiffer(items);
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {items.map((item) => (
        <li key={item.article_code} className="flex items-start gap-4 p-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium break-words">{fullName(item)}</p>
            <p className="text-xs text-ink-muted tabular-nums">
              {[item.article_code_display, item.ean].filter(Boolean).join(' · ')}
            </p>
            <VariantFacts item={item} withBadge={withBadge} {...props} />
          </div>
          <div className={classNames('w-24 shrink-0 rounded-md p-1.5', stockTint(item))}>
            <VariantCell item={item} {...props} />
          </div>
        </li>
      ))}
    </ul>
  );
}
