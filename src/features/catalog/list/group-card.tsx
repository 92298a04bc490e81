import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { StockLine } from '#src/features/article-facts/article-facts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { ProductGroupCardFragment } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { DealBadge } from '../prices/deal-badge.tsx';
import { NoPrice } from '../prices/no-price.tsx';
import { ColorDots } from './color-dots.tsx';
import { NewBadge } from './new-badge.tsx';
import { sizeText } from './size-text.rules.ts';

/** A model in the list: picture, name, years and sizes, own price (in showroom mode the RRP) and stock (U200). */
export function GroupCard({ group }: { group: ProductGroupCardFragment }) {
  'use memo';
  const money = useMoney();
  const showroom = useShowroom();
  /** The variant a search means: its picture, price and size are shown. */
  const { hit } = group;
  const price = showroom ? null : hit ? hit.price.dealer : group.starting_at;
  /** The retail price must be that of the same article, or the margin would be wrong. */
  const retail = hit ? hit.price.retail : group.starting_retail;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface transition-shadow focus-within:ring-2 focus-within:ring-brand hover:shadow-raised">
      <Picture
        file={hit?.image ?? group.image ?? null}
        alt=""
        size="thumbnail"
        className="w-full"
      />
      <span className="absolute top-2 left-2">
        <NewBadge isNew={group.isNew} />
      </span>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <p className="text-xs text-ink-muted">
          {[group.brand, group.serie, group.model_year].filter(Boolean).join(' · ')}
        </p>
        <h3 className="line-clamp-2 font-semibold leading-snug">
          <LocaleLink
            to={paths.product(
              group.category.toLowerCase(),
              group.slugs[0] ?? group.id,
              hit ? { article: hit.article_code } : undefined,
            )}
            className="outline-none after:absolute after:inset-0"
          >
            {group.parent_name}
          </LocaleLink>
        </h3>
        <div className="flex min-h-5 items-center gap-2 text-xs text-ink-muted">
          {hit ? (
            <span>{[hit.color?.name, hit.frameSize].filter(Boolean).join(', ')}</span>
          ) : (
            <>
              <ColorDots colors={group.colors} />
              {group.frameSizes.length > 0 ? <span>{sizeText(group.frameSizes)}</span> : null}
            </>
          )}
        </div>
        <div className="mt-auto pt-1">
          {price == null ? (
            <NoPrice />
          ) : (
            <p className="text-lg font-semibold tabular-nums">
              {hit ? null : (
                <span className="text-sm font-normal text-ink-muted">
                  <Trans comment="before the lowest price of a model">from</Trans>{' '}
                </span>
              )}
              {money(price)}
            </p>
          )}
          {retail == null ? null : (
            <p
              className={`tabular-nums ${showroom ? 'text-lg font-semibold' : 'text-xs text-ink-muted'}`}
            >
              <Trans comment="recommended retail price">RRP {{ price: money(retail) }}</Trans>
            </p>
          )}
          {group.promotion && !showroom ? <DealBadge deal={group.promotion} /> : null}
          <StockLine stock={group.available} />
        </div>
      </div>
    </article>
  );
}
