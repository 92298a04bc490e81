import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { SecondLine } from '#src/ui/second-line.tsx';
import type { NotedLine } from '../checkout.offline.ts';

/** The lines of a captured order as the buyer saw them. */
export function NotedLines({ lines }: { lines: readonly NotedLine[] }) {
  const money = useMoney();
  if (lines.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map(({ product, qty, subtotal }) => (
        <li key={product.article_code} className="flex justify-between gap-3 px-4 py-3">
          <span className="min-w-0 break-words">
            {qty} × {fullName(product)}
            <SecondLine>{product.article_code_display}</SecondLine>
          </span>
          <span className="tabular shrink-0">{money(subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
