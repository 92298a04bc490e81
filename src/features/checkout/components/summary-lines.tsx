import { Plural, Trans } from '@lingui/react/macro';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { calculateSubtotal } from '../order-of-cart.ts';

/** Up to so many lines are shown without being asked for. */
const fewLines = 5;

interface Props {
  cart: ReturnType<typeof useCart>;
  /** The problem of each line, by article. */
  problems: Record<string, string>;
}

/** The lines of the order; many of them are folded, unless something is wrong with one. */
export function SummaryLines({ cart: { lines, totalQty }, problems }: Props) {
  const money = useMoney();
  const { quantity } = useUnits();
  const wrong = lines.some(({ articleCode }) => problems[articleCode]);
  return (
    <details open={lines.length <= fewLines || wrong}>
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-3 font-medium">
        <span>
          <Plural value={{ count: lines.length }} one="# article" other="# articles" />
        </span>
        <span className="text-sm text-ink-muted">
          <Plural value={totalQty} one="# piece" other="# pieces" />
          {' · '}
          <Trans>show or hide</Trans>
        </span>
      </summary>
      <ul className="space-y-2 text-sm">
        {lines.map(({ articleCode, qty, product }) => (
          <li key={articleCode}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 break-words">
                {quantity(qty, product.uom)} · {fullName(product)}
              </span>
              <span className="tabular shrink-0">{money(calculateSubtotal(product, qty))}</span>
            </span>
            {problems[articleCode] ? (
              <span className="text-error-ink">{problems[articleCode]}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
