import { Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { StockLine, useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useQtyProblemText } from '#src/i18n/use-qty-problem-text.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { inputClass } from '#src/ui/fields/field.tsx';
import { QtyProblem } from '#src/ui/fields/qty-problem.tsx';
import type { RepeatLine as Line } from '../repeat.rules.ts';

interface Props {
  line: Line;
  chosen: boolean;
  qtyText: string;
  onChoose: (chosen: boolean) => void;
  onQty: (text: string) => void;
}

/** A line of a past order: whether to order it again, how many, and why not. */
export function RepeatLine({ line, chosen, qtyText, onChoose, onQty }: Props) {
  const { t } = useLingui();
  const problemText = useQtyProblemText();
  const money = useMoney();
  const { product, problem, article, description, qty } = line;
  const blocked = useBlockReason(product);
  const name = product ? fullName(product) : description;
  const out = problem === 'GONE' || problem === 'BLOCKED';
  const why = {
    GONE: t`No longer sold`,
    BLOCKED: blocked ?? t`Cannot be ordered`,
    BAD_QTY: <QtyProblem text={qtyText} />,
    OVER_STOCK: problemText('OVER_STOCK', { available: product?.stock.qty, inCart: 'some' }),
    OVER_QUOTA: problemText('OVER_QUOTA', { quota: product?.orderQuota, inCart: 'some' }),
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_5.5rem] items-start gap-3 py-2">
      <label className="grid size-touch place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-brand-strong"
          aria-label={t`Order ${name} again`}
          checked={chosen && !out}
          disabled={out}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <div className="min-w-0">
        <p className="text-sm break-words">{name}</p>
        <p className="tabular text-xs text-ink-muted">
          {[product?.article_code_display ?? article, product?.uom].filter(Boolean).join(' · ')}
        </p>
        {product && !out ? <StockLine stock={product.stock} /> : null}
        {problem && (chosen || out) ? (
          <p className="text-sm text-error-ink">{why[problem]}</p>
        ) : null}
        {product && !problem && qty !== null ? (
          <HiddenInShowroom>
            <p className="tabular text-sm font-semibold">
              {money(linePrice(product.price.dealer ?? 0, qty, product.price.discounts).total)}
            </p>
          </HiddenInShowroom>
        ) : null}
      </div>
      {out ? null : (
        <input
          aria-label={t`Quantity of ${name}`}
          aria-invalid={(chosen && problem !== null) || undefined}
          inputMode="numeric"
          autoComplete="off"
          className={`${inputClass} tabular text-right`}
          value={qtyText}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onQty(event.target.value)}
        />
      )}
      {out ? (
        <span className="sr-only">
          <Trans>Left out</Trans>
        </span>
      ) : null}
    </li>
  );
}
