import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxQty } from '#shared/quantity.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { ShowroomButton } from '#src/features/showroom/showroom.public.ts';
import { QtyStepper } from '#src/ui/qty-stepper.tsx';
import { type Groupset, GroupsetAdd } from '../parts/groupset-add.tsx';
import { GroupsetParts } from '../parts/groupset-parts.tsx';
import { GroupsetTotal } from '../parts/groupset-total.tsx';
import { ProductGallery } from '../parts/product-gallery.tsx';
import { setsInStock } from './groupset.rules.ts';
import type { PictureOf } from './pictures.ts';

/** The groupset's picture, then those of its parts. */
function picturesOfSet({ name, image, items }: Groupset): [PictureOf, ...PictureOf[]] {
  const all = [
    { file: image ?? null, alt: name, codes: [] },
    ...items.map(({ product }) => ({
      file: product.image ?? null,
      alt: product.name,
      codes: [product.article_code],
    })),
  ];
  const files = all.map(({ file }) => file);
  const [first, ...rest] = all.filter(({ file }, index) => file && files.indexOf(file) === index);
  return first ? [first, ...rest] : [{ file: null, alt: name, codes: [] }];
}

/** A groupset that is there: pictures, total, parts, and how many of it go into the cart. */
export function GroupsetPage({ groupset }: { groupset: Groupset & { asOf: string } }) {
  const { t } = useLingui();
  const { has, customer } = useSession();
  const [sets, setSets] = useState(1);
  const stock = setsInStock(groupset.items);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        <ProductGallery pictures={picturesOfSet(groupset)} chosen={null} />
      </div>
      <div className="min-w-0 space-y-6">
        <header className="space-y-2">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 space-y-2">
              <p className="text-sm text-ink-muted">
                {[groupset.brand, groupset.serie].filter(Boolean).join(' · ')}
              </p>
              <h1 className="text-2xl font-semibold break-words">{groupset.name}</h1>
            </div>
            <ShowroomButton />
          </div>
          <GroupsetTotal groupset={groupset} large />
          {stock.sets === 0 ? null : (
            <p className="text-sm">
              {stock.masked ? (
                <Trans>more than {stock.sets} groupsets in stock</Trans>
              ) : (
                <Plural value={stock.sets} one="# groupset in stock" other="# groupsets in stock" />
              )}
            </p>
          )}
          <p className="text-sm text-ink-muted">
            <AsOf at={groupset.asOf} />
          </p>
        </header>
        <section aria-label={t`Parts`} className="rounded-xl border border-line bg-surface px-4">
          <GroupsetParts items={groupset.items} pictures />
        </section>
        {has('cart.display-order-qty') && customer ? (
          <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-start justify-end gap-4 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border">
            <QtyStepper value={sets} label={t`Groupsets`} min={1} max={maxQty} onChange={setSets} />
            <GroupsetAdd groupset={groupset} sets={sets} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
