import { Trans, useLingui } from '@lingui/react/macro';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { RestockButton } from '#src/features/notifications/notifications.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { PriceFacts } from '../prices/price-facts.tsx';
import { PriceLadder } from '../prices/price-ladder.tsx';
import { BlockDetails } from '../product/block-details.tsx';
import { PreOrder } from '../product/pre-order.tsx';
import { ChosenStock } from './chosen-stock.tsx';
import type { VariantOnPage } from './use-variants.ts';
import { chosenId } from './variant-facts.tsx';

interface Props {
  item: VariantOnPage;
  /** It is the model's only variant: its name and code are already shown above. */
  alone: boolean;
  /** Its prices are those of all variants, which are already shown above. */
  samePrice: boolean;
  /** Pieces typed and in the cart; the step of the ladder they reach is marked. */
  qty: number;
}

/** All about the variant in focus: price, margin, ladder, stock, quota, why not, and "when it is back". */
export function ChosenVariant({ item, alone, samePrice, qty }: Props) {
  const { t } = useLingui();
  const showroom = useShowroom();
  const { preOrderDisplay } = useHostConfig();
  const reason = useBlockReason(item);
  const unit = useUnits().unit(item.uom);
  const quota = item.orderQuota ?? null;
  const variant = variantText(item, '') || item.name;
  return (
    <section
      id={chosenId}
      aria-label={t`Chosen: ${variant}`}
      className="grid scroll-mb-28 gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-4 sm:grid-cols-2"
    >
      <div className="min-w-0 space-y-2">
        {alone ? null : (
          <>
            <h2 className="font-semibold break-words">{variant}</h2>
            <p className="text-xs text-ink-muted tabular-nums">
              {[item.article_code_display, item.ean].filter(Boolean).join(' · ')}
            </p>
          </>
        )}
        {samePrice ? null : <PriceFacts price={item.price} />}
        <p className="text-xs text-ink-muted">
          <Trans comment="unit an article is sold in">Unit {unit}</Trans>
          {item.old_code ? (
            <>
              {' · '}
              <Trans>Old code {{ code: item.old_code }}</Trans>
            </>
          ) : null}
        </p>
      </div>
      <div className="min-w-0 space-y-2">
        <ChosenStock item={item} />
        {quota === null ? null : (
          <p className="text-sm">
            <Trans>At most {quota} per customer, orders so far included</Trans>
          </p>
        )}
        {preOrderDisplay && !item.blocked ? (
          <PreOrder sorg={item.sorg} code={item.article_code} />
        ) : null}
        {item.blocked ? (
          <BlockDetails sorg={item.sorg} code={item.article_code} reason={reason} />
        ) : null}
        {!hasStock(item.stock) && item.blocked !== 'INACTIVE' ? (
          <RestockButton key={item.article_code} product={item} />
        ) : null}
      </div>
      {showroom ? null : <PriceLadder price={item.price} qty={qty} />}
    </section>
  );
}
