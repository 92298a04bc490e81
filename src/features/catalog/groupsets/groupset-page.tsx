import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxQty } from '#shared/quantity.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { RestockButton } from '#src/features/notifications/notifications.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import type { GroupsetQuery } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { hasStock } from '#src/lib/stock/has-stock.ts';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { BlockDetails } from '../product/block-details.tsx';
import type { PictureOf } from '../product/pictures.ts';
import { ProductActions } from '../product/product-actions.tsx';
import { ProductGallery } from '../product/product-gallery.tsx';
import { useNameAsTitle } from '../product/use-name-as-title.ts';
import { AddBar } from '../variants/add-bar.tsx';
import { ownTotal, retailTotal, setsInStock } from './groupset.rules.ts';
import { type Groupset, GroupsetAdd } from './groupset-add.tsx';
import { GroupsetParts } from './groupset-parts.tsx';
import { GroupsetTotal } from './groupset-total.tsx';

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

type WholeGroupset = GroupsetQuery['groupsets']['groupsets'][number];
type PartOfSet = WholeGroupset['items'][number];

/** The reason why a part cannot be ordered, and the subscription to one without stock. */
function BelowPart({ item: { product } }: { item: PartOfSet }) {
  const { article_code, sorg, blocked, stock } = product;
  const reason = useBlockReason(product);
  return (
    <>
      {blocked ? <BlockDetails sorg={sorg} code={article_code} reason={reason} /> : null}
      {!hasStock(stock) && blocked !== 'INACTIVE' ? (
        <RestockButton product={product} className="mt-1" />
      ) : null}
    </>
  );
}

/** A groupset that is there: pictures, total, parts, and how many of it go into the cart. */
export function GroupsetPage({ groupset }: { groupset: WholeGroupset & { asOf: string } }) {
  const { t } = useLingui();
  useNameAsTitle(groupset.name);
  const { has, customer } = useSession();
  const [sets, setSets] = useState(1);
  const [wrong, setWrong] = useState(false);
  const stock = setsInStock(groupset.items);
  const printable = groupset.items.map(({ product }) => ({
    ...product,
    warehouses: [],
    arrivals: [],
  }));
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
              <PageHeader title={groupset.name} />
            </div>
            <ProductActions
              product={{ ...groupset, category: 'groupset', ofParts: true }}
              items={printable}
              chosen={printable[0]}
              picked={null}
            />
          </div>
          <GroupsetTotal groupset={groupset} large />
          {stock.sets === 0 ? null : (
            <p className="text-sm">
              {stock.masked ? (
                <Trans>more than {{ count: stock.sets }} groupsets in stock</Trans>
              ) : (
                <Plural
                  value={{ count: stock.sets }}
                  one="# groupset in stock"
                  other="# groupsets in stock"
                />
              )}
            </p>
          )}
          <p className="text-sm text-ink-muted">
            <AsOf at={groupset.asOf} />
          </p>
        </header>
        <section aria-label={t`Parts`} className="rounded-xl border border-line bg-surface px-4">
          <GroupsetParts
            items={groupset.items}
            pictures
            below={(item) => <BelowPart item={item} />}
          />
        </section>
        {has('cart.display-order-qty') && customer ? (
          <AddBar className="flex-wrap justify-end">
            <GroupsetSum groupset={groupset} sets={sets} />
            <QtyStepper
              value={sets}
              label={t`Groupsets`}
              min={1}
              max={maxQty}
              onChange={setSets}
              onWrong={setWrong}
            />
            <GroupsetAdd groupset={groupset} sets={sets} wrong={wrong} />
          </AddBar>
        ) : null}
      </div>
    </div>
  );
}

/**
 * The price of several groupsets together, quantity discounts included; a single one has its price above.
 */
function GroupsetSum({ groupset, sets }: { groupset: Groupset; sets: number }) {
  const money = useMoney();
  const showroom = useShowroom();
  const retail = retailTotal(groupset.items);
  const own = ownTotal(groupset.items, sets);
  const known = showroom ? retail : own;
  return (
    <p className="flex-1 self-center text-lg font-semibold tabular-nums" aria-live="polite">
      {sets < 2 || known === null ? null : showroom ? (
        <Trans comment="recommended retail price">RRP {{ price: money(known * sets) }}</Trans>
      ) : (
        money(known)
      )}
    </p>
  );
}
