import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { GroupsetsQuery } from '#src/graphql/generated/graphql.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { StockLine } from './stock-line.tsx';

type Groupset = GroupsetsQuery['groupsets']['groupsets'][number];

/** A groupset with its parts and one button that puts all of them into the cart. */
export function GroupsetCard({ groupset }: { groupset: Groupset }) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const { has, customer } = useSession();
  const cart = useCart();
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;
  const blocked = groupset.items.find((item) => item.product.blocked)?.product.name;
  const addAll = async () => {
    await setCartQtys(
      groupset.items.map(({ product, qty }) => ({
        product,
        qty: inCart(product.article_code) + qty,
      })),
    );
    toast({ tone: 'success', text: t`${groupset.name} put into the cart` });
  };
  return (
    <article className="flex h-full flex-col rounded-xl border border-line bg-surface p-4">
      <div className="flex gap-4">
        <Picture
          file={groupset.image ?? null}
          alt=""
          size="thumbnail"
          className="w-28 shrink-0 rounded-md"
        />
        <div className="min-w-0">
          <p className="text-xs text-ink-muted">
            {[groupset.brand, groupset.serie].filter(Boolean).join(' · ')}
          </p>
          <h2 className="font-semibold break-words">{groupset.name}</h2>
          <p className="text-xs text-ink-muted">
            <Plural value={groupset.items.length} one="# part" other="# parts" />
          </p>
          {groupset.total == null ? null : (
            <p className="text-lg font-semibold tabular-nums">{money(groupset.total)}</p>
          )}
        </div>
      </div>
      <ul className="my-3 flex-1 divide-y divide-line text-sm">
        {groupset.items.map(({ product, qty }) => (
          <li key={product.article_code} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <LocaleLink
                to={paths.product(product.category.toLowerCase(), product.slug)}
                className="break-words underline-offset-2 hover:underline"
              >
                {qty > 1 ? `${qty} × ` : ''}
                {product.name}
              </LocaleLink>
              <StockLine stock={product.stock} />
            </div>
            <span className="shrink-0 tabular-nums">
              {product.price.dealer == null ? '–' : money(product.price.dealer * qty)}
            </span>
          </li>
        ))}
      </ul>
      {has('cart.display-order-qty') && customer ? (
        <Button
          variant="primary"
          disabledReason={blocked ? t`${blocked} cannot be ordered` : undefined}
          onClick={() => void addAll()}
        >
          <Trans>Add all parts</Trans>
        </Button>
      ) : null}
    </article>
  );
}
