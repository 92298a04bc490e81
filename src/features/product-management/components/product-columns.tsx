import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { toAttributes } from '../change-set.rules.ts';
import type { ManagedProduct } from '../managed-products.queries.ts';
import { useAttributeTexts } from './use-attribute-texts.ts';

/** Shows the override of an article and its date, with the feed's values. */
function PortalMarks({ product: { override, now, fed } }: { product: ManagedProduct }) {
  const texts = useAttributeTexts();
  const { date } = useDates();
  if (!override) return null;
  const marks = [
    ...(override.orderFlag == null ? [] : [texts.orderFlag(override.orderFlag)]),
    ...(override.newArrival ? [texts.days(now.newFrom, now.newTo)] : []),
    ...(override.deletedAt || override.inactive
      ? [texts.place({ active: false, deleted: Boolean(override.deletedAt) })]
      : []),
  ];
  const said = [
    ...(override.orderFlag == null ? [] : [texts.orderFlag(fed.orderFlag)]),
    ...(override.newArrival ? [texts.days(fed.newFrom, fed.newTo)] : []),
    ...(override.deletedAt || override.inactive
      ? [texts.place({ active: fed.active, deleted: false })]
      : []),
  ];
  return (
    <div className="space-y-0.5">
      <Badge tone="brand">
        <Trans>
          Portal: {{ values: marks.join(', ') }} since {{ day: date(override.at) }}
        </Trans>
      </Badge>
      <p className="text-xs text-ink-muted">
        <Trans>ERP: {{ values: said.join(', ') }}</Trans>
      </p>
    </div>
  );
}

/** The columns of the articles. */
export function useProductColumns(): Column<ManagedProduct>[] {
  const { t } = useLingui();
  const texts = useAttributeTexts();
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (row) => (
        <>
          <span className="block font-medium">{row.name}</span>
          <span className="tabular text-sm font-normal text-ink-muted">
            {row.article_code_display} · {row.brand}
          </span>
        </>
      ),
    },
    {
      id: 'order',
      header: t`Order`,
      phone: 'fact',
      cell: ({ now }) => texts.orderFlag(now.orderFlag),
    },
    { id: 'new', header: t`New`, cell: ({ now }) => texts.days(now.newFrom, now.newTo) },
    { id: 'place', header: t`Catalog`, cell: (row) => texts.place(toAttributes(row)), priority: 2 },
    {
      id: 'portal',
      header: t`Set in the portal`,
      phone: 'state',
      cell: (row) => <PortalMarks product={row} />,
    },
  ];
}
