import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DeliveryLink, OrderLink } from './invoice-facts.tsx';

type Line = WholeInvoice['details'][number];

const aboutOf = ({ articleCodeDisplay, brand }: Line) =>
  [articleCodeDisplay, brand].filter(Boolean).join(' · ');

/** A line's article, which leads to the catalog as long as it is there. */
function Article({ line }: { line: Line }) {
  return (
    <>
      <ArticleLink slug={line.slug} category={line.category} article={line.articleCode}>
        {line.name}
      </ArticleLink>
      <span className="hidden @min-[568px]:block">
        <SecondLine>{aboutOf(line)}</SecondLine>
      </span>
    </>
  );
}

/** Phones have the code as a fact and the price with the quantity; the facts of the invoice name its only order. */
function useLineColumns(details: readonly Line[]): Column<Line & { key: string }>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { quantity } = useUnits();
  const isOf = (field: 'orderNo' | 'doNo') => new Set(details.map((line) => line[field])).size > 1;
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (line) => <Article line={line} />,
    },
    { id: 'code', header: t`Code`, phone: 'fact', priority: 'asked', cell: aboutOf },
    {
      id: 'order',
      header: t`Order`,
      ...(isOf('orderNo') && { phone: 'fact' }),
      cell: ({ orderNo }) => (orderNo ? <OrderLink orderNo={orderNo} /> : null),
    },
    {
      id: 'delivery',
      header: t`Delivery`,
      cell: ({ doNo }) => (doNo ? <DeliveryLink doNo={doNo} /> : null),
    },
    figureColumn('qty', t`Quantity`, ({ qty, uom }) => quantity(qty, uom)),
    figureColumn('price', t`Price`, ({ price }) => money(price)),
    {
      id: 'each',
      header: t`Quantity and price`,
      phone: 'state',
      priority: 'asked',
      cell: ({ qty, uom, price }) => `${quantity(qty, uom)} × ${money(price)}`,
    },
    totalColumn('total', t`Total`, ({ subTotal }) => money(subTotal)),
  ];
}

/** The lines of an invoice (E402 to E409), and what its total is made of, in the order of the distributor (O075). */
export function InvoiceLines({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useLingui();
  const money = useMoney();
  const { details, components } = invoice;
  const columns = useLineColumns(details);
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans comment="the articles of an invoice">Lines</Trans>
      </h2>
      {details.length > 0 ? (
        <DataTable
          caption={t({ message: 'Lines', comment: 'the articles of an invoice' })}
          columns={columns}
          // Lines have no id, so their position is the key.
          rows={details.map((line, index) => ({ ...line, key: String(index) }))}
          rowKey={({ key }) => key}
        />
      ) : null}
      <DescriptionList
        look="sums"
        className="ml-auto max-w-md rounded-lg border border-line bg-surface p-4"
        entries={components.map(({ code, description, amount }) => ({
          key: code,
          name: description,
          value: money(amount),
          ...(code === 'grandTotal' && { className: 'text-xl font-semibold' }),
        }))}
      />
    </section>
  );
}
