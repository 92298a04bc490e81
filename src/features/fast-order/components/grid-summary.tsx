import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { isBlank, isReady, qtyOf, together } from '../grid.rules.ts';
import type { OrderGrid } from '../order-grid.ts';
import { mostCartLines, useAddToCart } from '../use-add-to-cart.ts';
import type { ValidatedRow } from '../use-order-grid.ts';

/** The rows with something in them, those ready for the cart with their price in minor units, and the wrong ones. */
function sumUp(validated: readonly ValidatedRow[]) {
  const filled = validated.filter(({ row }) => !isBlank(row));
  const ready = filled.filter(({ row, problem }) => isReady(row, problem)).map(({ row }) => row);
  const wrong = filled.filter(({ problem }) => problem !== null).map(({ row }) => row);
  const total = [...together(ready).values()].reduce((sum, { qty, rows }) => {
    const price = rows[0]?.product?.price;
    return sum + (price ? linePrice(price.dealer ?? 0, qty, price.discounts).total : 0);
  }, 0);
  const wanted = ready.flatMap((row) => {
    const qty = qtyOf(row);
    return row.product && qty !== null ? [{ product: row.product, qty }] : [];
  });
  return { filled, ready, wrong, wanted, total };
}

/** The total of the valid rows, and the button that adds them to the cart; invalid rows stay. */
export function GridSummary({ validated, grid }: { validated: ValidatedRow[]; grid: OrderGrid }) {
  const { t } = useLingui();
  const money = useMoney();
  const { add, fits, loading } = useAddToCart();
  const { filled, ready, wrong, wanted, total } = sumUp(validated);
  if (filled.length === 0) return null;

  const put = async () => {
    if (await add(wanted, () => grid.putBack(ready))) grid.remove(ready.map(({ id }) => id));
  };
  const drop = (rows: typeof wrong) => {
    grid.remove(rows.map(({ id }) => id));
    toast({
      tone: 'info',
      text: t`Lines removed`,
      action: { label: t`Undo`, onPress: () => grid.putBack(rows) },
    });
  };
  const reason =
    ready.length === 0
      ? t`No line is ready yet`
      : fits(wanted)
        ? undefined
        : t`A cart holds at most ${mostCartLines} articles`;
  const count = ready.length;
  const checking = filled.length - count - wrong.length;
  const all = filled.length;
  return (
    <section
      ref={actionBar}
      aria-label={t`Total`}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border"
    >
      <div className="min-w-0 flex-1 basis-28" aria-live="polite">
        <p className="text-sm text-ink-muted">
          <Trans>
            {count} of {all} lines ready
          </Trans>
          {checking > 0 ? (
            <>
              {' · '}
              <Plural value={checking} one="# being looked up" other="# being looked up" />
            </>
          ) : null}
        </p>
        <HiddenInShowroom>
          <p className="tabular text-lg font-semibold">{money(total)}</p>
        </HiddenInShowroom>
      </div>
      {wrong.length > 0 ? (
        <Button variant="quiet" onClick={() => drop(wrong)}>
          <Plural
            value={{ count: wrong.length }}
            one="Remove # wrong line"
            other="Remove # wrong lines"
          />
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => drop(filled.map(({ row }) => row))}>
          <Trans>Clear</Trans>
        </Button>
      )}
      <Button
        variant="primary"
        className="max-sm:w-full"
        busy={loading}
        disabledReason={reason}
        onClick={() => void put()}
      >
        {count > 0 ? (
          <Plural value={count} one="Add # line to the cart" other="Add # lines to the cart" />
        ) : (
          <Trans>Add to cart</Trans>
        )}
      </Button>
    </section>
  );
}
