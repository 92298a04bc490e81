import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { toMatrix } from '../matrix.ts';
import { checkDraft, type Draft } from '../variant-draft.rules.ts';
import { VariantList } from './variant-list.tsx';
import { VariantMatrix } from './variant-matrix.tsx';

/** Quantities for the variants of a model, and one button (or Enter) that puts them into the cart. */
export function VariantOrder({ items }: { items: readonly ProductCardFragment[] }) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const { has, customer } = useSession();
  const cart = useCart();
  const [draft, setDraft] = useState<Draft>({});
  // A new version must not reload typed quantities away.
  useUnsavedInput(Object.values(draft).some((text) => text.trim() !== ''));
  const matrix = toMatrix(items);
  const mayOrder = has('cart.display-order-qty') && customer !== null;
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;

  const wanted = items.flatMap((item) => {
    const result = checkDraft(
      draft[item.article_code] ?? '',
      inCart(item.article_code),
      item.orderQuota ?? null,
    );
    return [{ item, ...result }];
  });
  const total = wanted.reduce((sum, entry) => sum + entry.add, 0);
  const wrong = wanted.some((entry) => entry.problem !== null);
  const price = wanted.reduce(
    (sum, { item, add }) =>
      sum + linePrice(item.price.dealer ?? 0, add, item.price.discounts).total,
    0,
  );

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || total === 0) return;
    await setCartQtys(
      wanted
        .filter((entry) => entry.add > 0)
        .map(({ item, add }) => ({ product: item, qty: inCart(item.article_code) + add })),
    );
    setDraft({});
    toast({ tone: 'success', text: t`${total} put into the cart` });
  };

  const props = {
    draft,
    inCart,
    mayOrder,
    problems: new Map(wanted.map((entry) => [entry.item.article_code, entry.problem])),
    onChange: (code: string, text: string) => setDraft({ ...draft, [code]: text }),
  };
  return (
    <section aria-label={t`Sizes and colours`}>
      <form className="space-y-4" onSubmit={(event) => void add(event)}>
        {matrix && items.length > 1 ? (
          <VariantMatrix matrix={matrix} {...props} />
        ) : (
          <VariantList items={items} {...props} />
        )}
        {mayOrder ? (
          <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border">
            <p className="flex-1 text-lg font-semibold tabular-nums" aria-live="polite">
              {total > 0 ? money(price) : null}
            </p>
            <Button
              variant="primary"
              type="submit"
              disabledReason={
                wrong
                  ? t`Correct the marked quantities first`
                  : total === 0
                    ? t`Enter a quantity first`
                    : undefined
              }
            >
              {total > 0 ? (
                <Plural value={total} one="Add # to cart" other="Add # to cart" />
              ) : (
                <Trans>Add to cart</Trans>
              )}
            </Button>
          </div>
        ) : null}
      </form>
    </section>
  );
}
