import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '#src/crud/list/list-page.tsx';
import {
  ActiveFilters,
  FilterRail,
  FilterSheet,
  toFilter,
} from '#src/features/catalog/catalog.public.ts';
import { RangeTabs } from '#src/features/catalog-analysis/catalog-analysis.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ChangeDialog } from './components/change-dialog.tsx';
import { ChoiceBar } from './components/choice-bar.tsx';
import { OverridesDialog } from './components/overrides-dialog.tsx';
import { useProductColumns } from './components/product-columns.tsx';
import { ScopeFields } from './components/scope-fields.tsx';
import { managedProductsQuery } from './managed-products.queries.ts';
import { useChoice } from './use-choice.ts';
import { useManagedList } from './use-managed-list.ts';

/** The articles of the range, and what staff set of many at once (U322, U323, readings 70 to 72). */
export function Component() {
  const { t } = useLingui();
  const { sorg } = useHostConfig();
  const mayChange = useSession().has('product-management.cud');
  const { list, catalog, change, state, setState } = useManagedList();
  const { page, limit } = list.params;
  const scope = { sorg, filter: toFilter(catalog), state };
  const query = managedProductsQuery(scope, page, limit);
  const { data } = useQuery(query);
  const found = data?.info.count ?? 0;
  const choice = useChoice(JSON.stringify(scope), found);
  const selection = choice.selectionOf(data?.products ?? []);
  const [isChanging, setChanging] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const columns = useProductColumns();
  const filters = {
    params: catalog,
    onChange: change,
    fixedCategory: null,
    forStaff: <ScopeFields catalog={catalog} onChange={change} state={state} onState={setState} />,
  };
  return (
    <div className="grid gap-x-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterRail {...filters} />
      <div className="min-w-0">
        <ListPage
          name="managed-products"
          title={<Trans comment="heading: the articles of the range">Products</Trans>}
          tabs={<RangeTabs current="products" />}
          caption={t`Articles`}
          list={list}
          query={query}
          read={({ products, info }) => ({ rows: products, count: info.count })}
          rowKey={({ articleCode }) => articleCode}
          rowName={({ name, article_code_display: code }) => `${name} ${code}`}
          columns={columns}
          rowActions={({ articleCode }) => [
            { label: t`Details`, onSelect: () => setShown(articleCode) },
          ]}
          search={{ label: t`Search articles`, hint: t`Name, code or EAN` }}
          choices={
            <div className="lg:hidden">
              <FilterSheet {...filters} />
            </div>
          }
          notice={
            <>
              {/* On phones the button of the filters says how many are in use. */}
              <div className="hidden lg:block">
                <ActiveFilters
                  params={{ ...catalog, search: '' }}
                  onChange={(next) => change({ ...next, search: catalog.search })}
                />
              </div>
              <ChoiceBar
                choice={choice}
                page={selection}
                found={found}
                onChange={() => setChanging(true)}
              />
            </>
          }
          selection={mayChange ? selection : undefined}
          empty={<EmptyState kind="custom" title={<Trans>No articles</Trans>} />}
          noResult={{ showAll: <Trans>Show all articles</Trans> }}
        />
      </div>
      {isChanging ? (
        <ChangeDialog choice={choice} scope={scope} onClose={() => setChanging(false)} />
      ) : null}
      {shown ? (
        <OverridesDialog
          sorg={sorg}
          articleCode={shown}
          mayChange={mayChange}
          onClose={() => setShown(null)}
        />
      ) : null}
    </div>
  );
}
