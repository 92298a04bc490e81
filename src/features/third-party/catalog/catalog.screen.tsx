import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { selectFilter, toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useThirdPartyCart } from '../cart/cart-store.ts';
import { productListParams } from '../third-party.params.ts';
import { thirdPartyQueries } from '../third-party.queries.ts';
import { ProductDetails, useProductColumns } from './product-columns.tsx';

/** Articles of third-party vendors, which go into the cart from the list (R075, R076, U281, U283). */
export function Component() {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const list = productListParams.use();
  const { params } = list;
  const { data: vendors = [] } = useQuery(thirdPartyQueries.vendors());
  const cart = useThirdPartyCart();
  const columns = useProductColumns(readsOnly ? null : cart);
  const count = cart?.lines.length ?? 0;
  return (
    <ListPage
      name="third-party-catalog"
      title={<Trans>Third-party catalog</Trans>}
      caption={t`Third-party catalog`}
      list={list}
      query={thirdPartyQueries.products(params)}
      read={({ products, info }) => ({ rows: products, ...info })}
      rowKey={({ vendor, articleCode }) => `${vendor.id} ${articleCode}`}
      rowName={({ description }) => description}
      columns={columns}
      details={(product) => <ProductDetails product={product} />}
      search={{ label: t`Search articles`, hint: t`Article number or description` }}
      filters={[
        toggleFilter({
          id: 'withStock',
          label: t`In stock`,
          on: params.withStock,
          onChange: (withStock) => list.set({ withStock }),
        }),
        selectFilter(
          {
            id: 'vendor',
            label: t`Vendor`,
            value: params.vendor,
            options: vendors.map(({ id, name }) => ({ value: id, label: name })),
            onChange: (vendor) => list.set({ vendor }),
          },
          t`All vendors`,
        ),
      ]}
      action={
        count > 0 ? (
          <ButtonLink primary to={paths.thirdPartyCart()}>
            <Plural value={{ count }} one="Cart (# article)" other="Cart (# articles)" />
          </ButtonLink>
        ) : null
      }
      refresh="old"
      empty={<EmptyState kind="custom" title={<Trans>No vendor sells here yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all articles</Trans> }}
    />
  );
}
