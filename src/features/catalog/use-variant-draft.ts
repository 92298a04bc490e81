import { useState } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import type { VariantOnPage } from './variants/use-variants.ts';
import { checkDraft, type Draft } from './variants/variant-draft.rules.ts';

/** Returns the quantities typed for the variants of a model, each checked against the cart, and their sums. */
export function useVariantDraft(items: readonly VariantOnPage[]) {
  'use memo';
  const host = useHostConfig();
  const cart = useCart();
  const showroom = useShowroom();
  const [draft, setDraft] = useState<Draft>({});
  // A new version must not reload typed quantities away.
  useUnsavedInput(Object.values(draft).some((text) => text.trim() !== ''));
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;

  const wanted = items.flatMap((item) => {
    const result = checkDraft(
      draft[item.article_code] ?? '',
      inCart(item.article_code),
      item.orderQuota ?? null,
      checkedStock(item.stock, host),
    );
    return [{ item, ...result }];
  });
  return {
    draft,
    setDraft,
    inCart,
    wanted,
    /** Pieces to add. */
    total: wanted.reduce((sum, entry) => sum + entry.add, 0),
    wrong: wanted.some((entry) => entry.problem !== null),
    /** Minor units; the retail price while the customer looks on. */
    price: wanted.reduce((sum, { item, add }) => {
      if (showroom) return sum + (item.price.retail ?? 0) * add;
      return sum + linePrice(item.price.dealer ?? 0, add, item.price.discounts).total;
    }, 0),
  };
}
