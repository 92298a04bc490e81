import { Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { ArticlePictures } from '#src/features/content/content.public.ts';
import { ArticleMaterial } from '#src/features/marketing-material/marketing-material.public.ts';
import { RestockArrival } from '#src/features/notifications/notifications.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type {
  ProductDetailsQuery,
  ProductGroupCardFragment,
} from '#src/graphql/generated/graphql.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { GroupCard } from '../list/group-card.tsx';
import { PromotionNote } from '../promotions/promotion-note.tsx';
import { useChosenVariant, useVariants } from '../variants/use-variants.ts';
import { VariantOrder } from '../variants/variant-order.tsx';
import { BoughtBefore } from './bought-before.tsx';
import { listPictures } from './pictures.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { RequestedSuccessor } from './requested-successor.tsx';
import { useNameAsTitle } from './use-name-as-title.ts';

interface Props {
  product: NonNullable<ProductDetailsQuery['productDetailsV2']>;
  /** When it was read, ms since 1970. */
  readAt: number;
}

/** A model that is there: pictures, variants to order, facts, purchases and what goes with it. */
export function ProductPage({ product, readAt }: Props) {
  useNameAsTitle(product.name);
  const items = useVariants(product.slug, product.items, readAt);
  const { chosen, picked, choose } = useChosenVariant(items);
  const article = (chosen ?? items[0])?.article_code;
  const mayReadMaterial = useSession().has('page.marketing-material');
  const promotions = [...new Set(items.flatMap((item) => item.promotion?.code ?? []))];
  return (
    <div className="space-y-8">
      {/* On wide screens the facts fill the column below the pictures; on phones they come last. */}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <ProductGallery
            pictures={listPictures(product.name, product.image ?? null, product.items)}
            chosen={picked}
          />
        </div>
        <div className="min-w-0 space-y-6 lg:row-span-2">
          <ProductHead
            product={product}
            actions={
              <ProductActions product={product} items={items} chosen={chosen} picked={picked} />
            }
          />
          <p className="text-sm text-ink-muted">
            <AsOf at={product.asOf} />
          </p>
          <RestockArrival items={items} />
          <RequestedSuccessor items={items} choose={choose} />
          <VariantOrder items={items} chosen={chosen} onChoose={choose} />
          {promotions.length > 0 ? (
            <WhenIdle>
              <PromotionNote category={product.category} codes={promotions} />
            </WhenIdle>
          ) : null}
          <WhenIdle>
            <BoughtBefore slug={product.slug} items={items} />
          </WhenIdle>
        </div>
        <div className="min-w-0 space-y-6">
          {product.description ? (
            <p className="max-w-prose leading-relaxed">{product.description}</p>
          ) : null}
          <SpecList specs={product.specs} />
          {article && mayReadMaterial ? (
            <WhenIdle>
              <ArticlePictures article={article} />
            </WhenIdle>
          ) : null}
        </div>
      </div>
      <RelatedGroups groups={product.related} />
      {article ? (
        <WhenIdle>
          <ArticleMaterial article={article} />
        </WhenIdle>
      ) : null}
    </div>
  );
}

/** Models that are related to a model. */
function RelatedGroups({ groups }: { groups: readonly ProductGroupCardFragment[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3 text-xl font-semibold">
        <Trans>Goes with it</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Facts of a model in a section that opens. */
function SpecList({ specs }: { specs: readonly { name: string; value: string }[] }) {
  if (specs.length === 0) return null;
  return (
    <details open className="rounded-xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        <Trans>Facts</Trans>
      </summary>
      <DescriptionList look="ruled" className="px-4 pb-4" entries={specs} />
    </details>
  );
}
