import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import type {
  OpenLineFragment,
  OpenOrderAction,
  OpenOrdersQuery,
} from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { OpenLineDetails, useOpenColumns, useOpenLineActions } from './components/open-columns.tsx';
import { OpenLineDialog } from './components/open-line-dialog.tsx';
import { OrderTabs } from './components/order-tabs.tsx';
import { openOrderParams } from './orders.params.ts';
import { orderQueries } from './orders.queries.ts';
import { useOpenOrderFile } from './use-open-order-file.ts';

type Company = OpenOrdersQuery['openOrderV4']['companies'][number];

interface CompanyProps {
  company: Company;
  onAction: (line: OpenLineFragment, action: OpenOrderAction) => void;
}

const lineKey = ({ orderNumber, position }: OpenLineFragment) => `${orderNumber}/${position}`;

function CompanyLines({ company, onAction }: CompanyProps) {
  const columns = useOpenColumns();
  const actionsFor = useOpenLineActions(onAction);
  const { companyName, companyCode, orders } = company;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        {companyName} <span className="tabular font-normal text-ink-muted">{companyCode}</span>
      </h2>
      <DataTable
        caption={companyName}
        columns={columns}
        rows={orders}
        rowKey={lineKey}
        rowName={(line) => `${line.article_code_display}, ${line.orderNumber}`}
        rowActions={actionsFor}
        details={(line) => <OpenLineDetails line={line} />}
      />
    </section>
  );
}

/** The lines that are not delivered yet, by company (R023, U222, E492 to E516). */
export function Component() {
  const { t } = useLingui();
  const list = openOrderParams.use();
  const [wish, setWish] = useState<{ line: OpenLineFragment; action: OpenOrderAction } | null>(
    null,
  );
  const { params, set } = list;
  const file = useOpenOrderFile(params);
  const consignment = toggleFilter({
    id: 'consignment',
    label: t`Consignment only`,
    on: params.consignment,
    onChange: (on) => set({ consignment: on }),
  });
  return (
    <>
      <ListPage
        name="open-orders"
        title={<Trans>Open orders</Trans>}
        caption={t`Open orders`}
        list={list}
        query={orderQueries.open(params)}
        read={({ companies, info }) => ({
          rows: companies.flatMap(({ orders }) => orders),
          count: info.count,
        })}
        rowKey={lineKey}
        tabs={<OrderTabs current="open" />}
        search={{
          label: t`Search open orders`,
          hint: t`Order, delivery, tracking or PO number, or an article`,
        }}
        filters={[consignment]}
        refresh
        silentFailure
        export={file}
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>Nothing is open</Trans>}
            text={<Trans>Articles you order are listed here until they are delivered.</Trans>}
            action={
              <ButtonLink primary to={paths.orders()}>
                <Trans>All orders</Trans>
              </ButtonLink>
            }
          />
        }
        noResult={{ showAll: <Trans>Show all open orders</Trans> }}
      >
        {({ companies }) =>
          companies.map((company) => (
            <CompanyLines
              key={company.companyCode}
              company={company}
              onAction={(line, action) => setWish({ line, action })}
            />
          ))
        }
      </ListPage>
      <Suspense fallback={null}>
        {wish ? <OpenLineDialog {...wish} onClose={() => setWish(null)} /> : null}
      </Suspense>
    </>
  );
}
