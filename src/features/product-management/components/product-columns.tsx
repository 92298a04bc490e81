import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { ManagedProduct } from '../managed-products.queries.ts';
import { useEntries } from '../use-entries.ts';

/** A value of an article; one that staff have set has the feed's below it. */
function Value({ product, nth }: { product: ManagedProduct; nth: 0 | 1 | 2 }) {
  const { now, fed, part } = useEntries(product)[nth];
  return (
    <>
      <span className="block">{now}</span>
      {part ? (
        <span className="hidden text-xs text-ink-muted @min-[568px]:block">
          <Trans>ERP: {{ values: fed }}</Trans>
        </span>
      ) : null}
    </>
  );
}

/** The columns of the articles. */
export function useProductColumns(): Column<ManagedProduct>[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (row) => (
        <>
          <span className="cut block">{row.name}</span>
          <span className="cut block">
            <SecondLine>
              {row.article_code_display} · {row.brand}
            </SecondLine>
          </span>
        </>
      ),
    },
    {
      id: 'order',
      header: t`Order`,
      phone: 'fact',
      cell: (row) => <Value product={row} nth={0} />,
    },
    { id: 'new', header: t`New`, cell: (row) => <Value product={row} nth={1} /> },
    {
      id: 'place',
      header: t`Catalog`,
      unlessEqual: true,
      cell: (row) => <Value product={row} nth={2} />,
    },
    {
      id: 'portal',
      header: t`Set in the portal`,
      phone: 'state',
      cell: ({ override }) =>
        override ? (
          <Badge tone="brand">
            <Trans comment="values that staff have set in the portal">
              Portal since {{ day: date(override.at) }}
            </Trans>
          </Badge>
        ) : null,
    },
  ];
}
