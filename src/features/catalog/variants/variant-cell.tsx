import { Trans, useLingui } from '@lingui/react/macro';
import { parseQty } from '#shared/quantity.ts';
import { MissingPieces, useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useQtyProblemText } from '#src/i18n/use-qty-problem-text.ts';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { lineStock } from '#src/lib/stock/line-stock.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { VariantOnPage } from './use-variants.ts';
import type { DraftProblem } from './variant-draft.rules.ts';

export interface VariantProps {
  draft: Record<string, string>;
  problems: Map<string, DraftProblem | null>;
  mayOrder: boolean;
  inCart: (code: string) => number;
  onChange: (code: string, text: string) => void;
  /** Code of the variant whose facts are shown below. */
  chosen: string | null;
  onChoose: (code: string) => void;
  /** The variants cost different amounts, so each says its own. */
  pricesDiffer: boolean;
}

interface Props extends VariantProps {
  item: VariantOnPage;
}

/** The quantity field of one variant, with what is in the cart and what is wrong. */
export function VariantCell({
  item,
  draft,
  problems,
  mayOrder,
  inCart,
  onChange,
  onChoose,
}: Props) {
  const { t } = useLingui();
  const reason = useBlockReason(item);
  const problemText = useQtyProblemText();
  const code = item.article_code;
  const problem = problems.get(code) ?? null;
  const name = fullName(item);
  const inside = inCart(code);
  const quota = item.orderQuota ?? null;
  const available = checkedStock(item.stock, useHostConfig());
  const number = useNumber();
  // The line of the stock below says the same of an article that is there, or when more of it comes.
  const isSaid = hasStock(item.stock) || Boolean(item.stock.nextArrival);
  const pieces = available === null || isSaid ? null : number(available);
  // Shown while typing, where the host accepts orders beyond the stock.
  const all = inside + (parseQty(draft[code] ?? '') ?? 0);
  const short = lineStock(item.stock, problem || all === inside ? 0 : all, null);
  // The button below names the reason.
  if (reason) return null;
  return (
    <>
      {mayOrder ? (
        <input
          inputMode="numeric"
          aria-label={t`Quantity of ${name}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `problem-${code}` : undefined}
          placeholder="0"
          className="h-11 w-full min-w-12 scroll-mt-20 scroll-mb-28 rounded-md border border-line bg-surface px-2 text-center tabular-nums focus:border-brand focus:outline-2 focus:outline-brand/40 aria-invalid:border-error"
          value={draft[code] ?? ''}
          onFocus={() => onChoose(code)}
          onChange={(event) => onChange(code, event.target.value)}
        />
      ) : null}
      {problem ? (
        <p id={`problem-${code}`} className="mt-1 text-xs text-error-ink">
          {/* The field of a grid takes digits only, so whatever else is typed means the same. */}
          {problemText(problem === 'NOT_A_QUANTITY' ? 'FRACTION' : problem, { quota, available })}
        </p>
      ) : quota === null ? null : (
        <p className="mt-1 text-xs">
          <Trans comment="order quota of an article">at most {quota}</Trans>
        </p>
      )}
      {pieces === null || !mayOrder || problem ? null : (
        <p className="mt-1 text-xs tabular-nums">
          <Trans>{pieces} available</Trans>
        </p>
      )}
      {short.missing > 0 ? <MissingPieces {...short} qty={all} /> : null}
      {inside > 0 ? (
        <p className="mt-1 text-xs text-brand-ink tabular-nums">
          <Trans>{inside} in cart</Trans>
        </p>
      ) : null}
    </>
  );
}
