import { useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import { SuccessorNote } from '#src/features/article-facts/article-facts.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { setCartQtys, useCart } from '../cart.public.ts';

/** Under a line whose article left the catalog: its successor, which one press puts in its place. */
export function ReplacedLine({ product, qty }: { product: CartProductFragment; qty: number }) {
  const { t } = useLingui();
  const { lines } = useCart();
  const take = async (next: CartProductFragment) => {
    const before = lines.find(({ articleCode }) => articleCode === next.article_code)?.qty ?? 0;
    const pieces = Math.min(before + qty, next.orderQuota ?? maxQty, maxQty);
    try {
      await setCartQtys([
        { product, qty: 0 },
        { product: next, qty: pieces },
      ]);
    } catch {
      // The cart has said that the device could not keep it.
      return;
    }
    const back = () =>
      setCartQtys([
        { product: next, qty: before },
        { product, qty },
      ]).catch(() => {});
    toast({
      tone: 'info',
      text: t`${pieces} × ${{ code: next.article_code_display }} in the cart instead of ${{ oldCode: product.article_code_display }}`,
      action: { label: t`Undo`, onPress: () => void back() },
    });
  };
  return <SuccessorNote code={product.article_code} onTake={(next) => void take(next)} />;
}
