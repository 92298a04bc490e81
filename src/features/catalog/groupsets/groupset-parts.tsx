import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { StockLine, useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Groupset } from './groupset-add.tsx';

type Item = Groupset['items'][number];

interface Props<I extends Item> {
  items: readonly I[];
  /** With a picture and the code of each part; for the groupset's own page. */
  pictures?: boolean;
  /** Further content below a part. */
  below?: (item: I) => ReactNode;
}

/** The parts of a groupset, each with its quantity, stock and price (in showroom mode the RRP). */
export function GroupsetParts<I extends Item>({ items, pictures = false, below }: Props<I>) {
  return (
    <ul className="divide-y divide-line text-sm">
      {items.map((item) => (
        <GroupsetPart key={item.product.article_code} item={item} picture={pictures}>
          {below?.(item)}
        </GroupsetPart>
      ))}
    </ul>
  );
}

interface GroupsetPartProps {
  item: Item;
  picture: boolean;
  children: ReactNode;
}

function GroupsetPart({ item: { product, qty }, picture, children }: GroupsetPartProps) {
  const money = useMoney();
  const showroom = useShowroom();
  const reason = useBlockReason(product);
  const amount = showroom ? product.price.retail : product.price.dealer;
  return (
    <li className="flex items-start gap-3 py-2">
      {picture ? (
        <Picture square file={product.image ?? null} alt="" className="w-16 shrink-0" />
      ) : null}
      <div className="min-w-0 flex-1">
        <LocaleLink
          to={paths.product(product.category.toLowerCase(), product.slug, {
            article: product.article_code,
          })}
          className="break-words underline-offset-2 hover:underline"
        >
          {qty > 1 ? `${qty} × ` : ''}
          {product.name}
        </LocaleLink>
        {picture ? (
          <p className="text-xs text-ink-muted tabular-nums">{product.article_code_display}</p>
        ) : null}
        {reason && !children ? <p className="text-xs text-error-ink">{reason}</p> : null}
        <StockLine stock={product.stock} />
        {children}
      </div>
      <span className="shrink-0 tabular-nums">{amount == null ? '–' : money(amount * qty)}</span>
    </li>
  );
}
