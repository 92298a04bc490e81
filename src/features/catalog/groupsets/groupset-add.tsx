import { Plural, useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import { paths } from '#src/app/paths.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { GroupsetsQuery } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { checkDraft } from '../variants/variant-draft.rules.ts';

export type Groupset = GroupsetsQuery['groupsets']['groupsets'][number];

interface Props {
  groupset: Groupset;
  /** How many groupsets. */
  sets: number;
  /** The field contains something else than `sets`. */
  wrong?: boolean;
}

/** Puts all parts of a groupset into the cart; a part that cannot be ordered stops it and is named. */
export function GroupsetAdd({ groupset, sets, wrong }: Props) {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const host = useHostConfig();
  const cart = useCart();
  const navigate = useLocaleNavigate();
  if (!has('cart.display-order-qty') || !customer) return null;
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;
  const blocked = groupset.items.find(({ product }) => product.blocked)?.product.name;
  const short = groupset.items.find(({ product, qty }) => {
    const inside = inCart(product.article_code);
    const available = checkedStock(product.stock, host);
    return checkDraft(String(qty * sets), inside, product.orderQuota ?? null, available).problem;
  });
  const why = () => {
    if (blocked) return t`${blocked} cannot be ordered`;
    if (wrong) return t`Correct the marked quantities first`;
    if (!short) return undefined;
    const { name, orderQuota, stock } = short.product;
    const wanted = inCart(short.product.article_code) + short.qty * sets;
    const available = checkedStock(stock, host);
    if (available !== null && wanted > available && wanted <= (orderQuota ?? maxQty))
      return t`Only ${available} of ${name} available`;
    return orderQuota == null ? t`Too many of ${name}` : t`At most ${orderQuota} of ${name}`;
  };
  const addAll = async () => {
    await setCartQtys(
      groupset.items.map(({ product, qty }) => ({
        product,
        qty: inCart(product.article_code) + qty * sets,
      })),
    );
    toast({
      tone: 'success',
      text: t`${{ name: groupset.name }} put into the cart`,
      action: { label: t`Go to cart`, onPress: () => navigate(paths.cart()) },
    });
  };
  return (
    <Button variant="primary" disabledReason={why()} onClick={() => void addAll()}>
      <Plural value={sets} one="Add all parts" other="Add # groupsets" />
    </Button>
  );
}
