import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import type {
  OpenLineFragment,
  OpenOrderAction,
  OpenOrdersQuery,
} from '#src/graphql/generated/graphql.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/use-online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { ListPage } from '#src/ui/list-page.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { orderQueries } from './orders.queries.ts';
import { ExportButton } from './parts/export-button.tsx';
import { useOpenColumns } from './parts/open-columns.tsx';
import { OpenLineDialog } from './parts/open-line-dialog.tsx';
import { OrderFilters } from './parts/order-filters.tsx';
import { OrderTabs } from './parts/order-tabs.tsx';
import { useOpenAsked } from './use-open-asked.ts';

type Company = OpenOrdersQuery['openOrderV4']['companies'][number];

interface CompanyProps {
  company: Company;
  onAction: (line: OpenLineFragment, action: OpenOrderAction) => void;
}

function CompanyLines({ company, onAction }: CompanyProps) {
  const columns = useOpenColumns(onAction);
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
        rowKey={(line) => `${line.orderNumber}/${line.position}`}
        empty={null}
      />
    </section>
  );
}

/** Nothing to show: because nothing is open, or because it did not come, which is not told (B160). */
function Nothing({
  known,
  narrowed,
  onAll,
}: Record<'known' | 'narrowed', boolean> & { onAll: () => void }) {
  if (!known) return <EmptyState kind="custom" title={<Trans>Nothing to show</Trans>} />;
  if (narrowed)
    return (
      <EmptyState
        kind="no-result"
        action={
          <Button variant="secondary" onClick={onAll}>
            <Trans>Show all open orders</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      kind="custom"
      title={<Trans>Nothing is open</Trans>}
      text={<Trans>What you order is listed here until it is delivered.</Trans>}
      action={
        <LocaleLink to={paths.orders()} className={buttonClass('primary')}>
          <Trans>All orders</Trans>
        </LocaleLink>
      }
    />
  );
}

/** The lines that are not delivered yet, by company (R023, U222, E492 to E516). */
export function Component() {
  const { t } = useLingui();
  const { asked, ask } = useOpenAsked();
  const [wish, setWish] = useState<{ line: OpenLineFragment; action: OpenOrderAction } | null>(
    null,
  );
  const { data, isPending, isFetching, refetch } = useAnswer(orderQueries.open(asked));
  const online = useOnline();
  const { search, consignment, page } = asked;
  const narrowed = search !== '' || consignment;
  const onAll = () => ask({ search: '', consignment: false });
  const rows = data?.companies ?? [];
  const onAction = (line: OpenLineFragment, action: OpenOrderAction) => setWish({ line, action });

  return (
    <ListPage
      title={<Trans>Open orders</Trans>}
      choices={
        <>
          <OrderTabs current="open" />
          <OrderFilters
            label={t`Search open orders`}
            hint={<Trans>Order, delivery, tracking or PO number, or an article</Trans>}
            search={search}
            onSearch={(words) => ask({ search: words })}
            consignment={consignment}
            onConsignment={(only) => ask({ consignment: only })}
          />
        </>
      }
      refresh={{ busy: isFetching, onPress: () => void readAsked(refetch) }}
      tools={
        <>
          {rows.length > 0 ? <ExportButton asked={asked} /> : null}
          <AsOf at={data?.asOf} />
        </>
      }
      pending={isPending}
      pages={
        data
          ? {
              page: data.info.page,
              pageSize: asked.limit,
              count: data.info.count,
              onPage: (next) => ask({ page: next }),
              onPageSize: (limit) => ask({ limit }),
            }
          : null
      }
    >
      {rows.map((company) => (
        <CompanyLines key={company.companyCode} company={company} onAction={onAction} />
      ))}
      {rows.length > 0 ? null : data || online ? (
        <Nothing known={data !== undefined} narrowed={narrowed || page > 1} onAll={onAll} />
      ) : (
        <ListFailure
          number={page}
          onFirst={() => ask({ page: 1 })}
          onAll={narrowed ? onAll : undefined}
          onRetry={() => void readAsked(refetch)}
        />
      )}
      {wish ? <OpenLineDialog {...wish} onClose={() => setWish(null)} /> : null}
    </ListPage>
  );
}
