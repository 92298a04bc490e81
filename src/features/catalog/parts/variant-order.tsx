import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { linePrice } from '#shared/price-rule.ts';
import { paths } from '#src/app/paths.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { checkedStock } from '#src/lib/checked-stock.ts';
import { samePrice } from '#src/lib/margin.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { toMatrix } from '../matrix.ts';
import type { VariantOnPage } from '../product/use-variants.ts';
import { checkDraft, type Draft } from '../variant-draft.rules.ts';
import { AddBar } from './add-bar.tsx';
import { ChosenVariant } from './variant-chosen.tsx';
import { VariantList } from './variant-list.tsx';
import { VariantMatrix } from './variant-matrix.tsx';
import { usePricesDiffer } from './variant-price.tsx';

interface Props {
  items: readonly VariantOnPage[];
  chosen: VariantOnPage | undefined;
  onChoose: (code: string) => void;
}

/** Quantities for the variants of a model, and one button (or Enter) that puts them into the cart. */
export function VariantOrder({ items, chosen, onChoose }: Props) {
  'use memo';
  const { t } = useLingui();
  const host = useHostConfig();
  const money = useMoney();
  const formId = useId();
  const { has, customer } = useSession();
  const cart = useCart();
  const navigate = useLocaleNavigate();
  const showroom = useShowroom();
  const pricesDiffer = usePricesDiffer(items.map((item) => item.price));
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
      checkedStock(item.stock, host),
    );
    return [{ item, ...result }];
  });
  const total = wanted.reduce((sum, entry) => sum + entry.add, 0);
  const wrong = wanted.some((entry) => entry.problem !== null);
  const price = wanted.reduce((sum, { item, add }) => {
    if (showroom) return sum + (item.price.retail ?? 0) * add;
    return sum + linePrice(item.price.dealer ?? 0, add, item.price.discounts).total;
  }, 0);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || total === 0) return;
    await setCartQtys(
      wanted
        .filter((entry) => entry.add > 0)
        .map(({ item, add }) => ({ product: item, qty: inCart(item.article_code) + add })),
    );
    setDraft({});
    toast({
      tone: 'success',
      text: t`${total} put into the cart`,
      action: { label: t`Go to cart`, onPress: () => navigate(paths.cart()) },
    });
  };

  const props = {
    draft,
    inCart,
    mayOrder,
    pricesDiffer,
    chosen: chosen?.article_code ?? null,
    onChoose,
    problems: new Map(wanted.map((entry) => [entry.item.article_code, entry.problem])),
    onChange: (code: string, text: string) => setDraft({ ...draft, [code]: text }),
  };
  return (
    <section aria-label={t`Sizes and colours`} className="space-y-4">
      <form id={formId} onSubmit={(event) => void add(event)}>
        {matrix && items.length > 1 ? (
          <VariantMatrix matrix={matrix} {...props} />
        ) : (
          <VariantList items={items} {...props} />
        )}
      </form>
      {/* Outside the form: it has dialogs with forms of their own. */}
      {chosen ? (
        <ChosenVariant
          item={chosen}
          alone={items.length === 1}
          samePrice={samePrice(items.map((item) => item.price))}
          qty={
            inCart(chosen.article_code) +
            (wanted.find(({ item }) => item.article_code === chosen.article_code)?.add ?? 0)
          }
        />
      ) : null}
      {mayOrder ? (
        <AddBar>
          <p className="flex-1 text-lg font-semibold tabular-nums" aria-live="polite">
            {total === 0 ? null : showroom ? (
              <Trans comment="recommended retail price">RRP {{ price: money(price) }}</Trans>
            ) : (
              money(price)
            )}
          </p>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabledReason={
              wrong
                ? t`Correct the marked quantities first`
                : total > 0
                  ? undefined
                  : items.every((item) => item.blocked)
                    ? t`Nothing of this product can be ordered`
                    : t`Enter a quantity first`
            }
          >
            {total > 0 ? (
              <Plural value={total} one="Add # to cart" other="Add # to cart" />
            ) : (
              <Trans>Add to cart</Trans>
            )}
          </Button>
        </AddBar>
      ) : null}
    </section>
  );
}
