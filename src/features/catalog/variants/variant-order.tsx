import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { samePrice } from '#src/lib/stock/margin.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { useVariantDraft } from '../use-variant-draft.ts';
import { AddBar } from './add-bar.tsx';
import type { VariantOnPage } from './use-variants.ts';
import { ChosenVariant } from './variant-chosen.tsx';
import { VariantList } from './variant-list.tsx';
import { toMatrix } from './variant-matrix.rules.ts';
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
  const formId = useId();
  const { has, customer } = useSession();
  const navigate = useLocaleNavigate();
  const pricesDiffer = usePricesDiffer(items.map((item) => item.price));
  const { draft, setDraft, wanted, total, wrong, price, inCart } = useVariantDraft(items);
  const matrix = toMatrix(items);
  const mayOrder = has('cart.display-order-qty') && customer !== null;

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

  const reason = () => {
    if (wrong) return t`Correct the marked quantities first`;
    if (total > 0) return undefined;
    return items.every((item) => item.blocked)
      ? t`Nothing of this product can be ordered`
      : t`Enter a quantity first`;
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
    <section aria-label={t`Sizes and colors`} className="space-y-4">
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
      {mayOrder ? <OrderBar formId={formId} total={total} price={price} reason={reason()} /> : null}
    </section>
  );
}

interface OrderBarProps {
  formId: string;
  /** Pieces to add. */
  total: number;
  /** Of these pieces, minor units. */
  price: number;
  /** Why they cannot be added. */
  reason: string | undefined;
}

function OrderBar({ formId, total, price, reason }: OrderBarProps) {
  const money = useMoney();
  const showroom = useShowroom();
  const { lines } = useCart();
  return (
    <AddBar>
      <p className="flex-1 text-lg font-semibold tabular-nums" aria-live="polite">
        {total === 0 ? null : showroom ? (
          <Trans comment="recommended retail price">RRP {{ price: money(price) }}</Trans>
        ) : (
          money(price)
        )}
      </p>
      {total === 0 && lines.length > 0 ? (
        <ButtonLink to={paths.checkout()}>
          <Trans>To checkout</Trans>
        </ButtonLink>
      ) : null}
      <Button variant="primary" type="submit" form={formId} disabledReason={reason}>
        {total > 0 ? (
          <Plural value={total} one="Add # to cart" other="Add # to cart" />
        ) : (
          <Trans>Add to cart</Trans>
        )}
      </Button>
    </AddBar>
  );
}
