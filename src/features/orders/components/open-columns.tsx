import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { OpenLineFragment, OpenOrderAction } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type Column, figureColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { useTypeColumn } from './order-type.tsx';

type Line = OpenLineFragment;
type OnAction = (line: Line, action: OpenOrderAction) => void;

function OpenOrderArticle({ line }: { line: Line }) {
  const successor = line.replacedBy;
  return (
    <span className="flex items-center gap-3">
      <Picture file={line.image} alt="" square className="size-9 shrink-0" />
      <span className="cut -my-1.5 min-w-0 @min-[568px]:my-0">
        <ArticleLink slug={line.slug} category={line.productCategory} article={line.article_code}>
          {line.articleDescription}
        </ArticleLink>
        {successor ? (
          <span className="cut block text-sm leading-4 text-warning-ink">
            <Trans>
              replaced by {{ code: successor.article_code_display }} {{ name: successor.name }}
            </Trans>
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** The day the line is expected, and the wanted one if it is another. */
function ExpectedDay({ line }: { line: Line }) {
  const { date } = useDates();
  const { expectedDeliveryDate: expected, requestDeliveryDate: wanted } = line;
  return (
    <>
      {expected ? date(expected) : <Trans comment="no delivery date is known">not known</Trans>}
      {wanted && wanted !== expected ? (
        <span className="hidden @min-[568px]:block">
          <SecondLine>
            <Trans>wanted {{ day: date(wanted) }}</Trans>
          </SecondLine>
        </span>
      ) : null}
    </>
  );
}

/** The buyer, the ship-to and the notes. */
export function OpenLineDetails({ line }: { line: Line }) {
  const { t } = useLingui();
  const { date } = useDates();
  const { soNumber, orderNumber, createdAt, createdBy, shipTo, shipToDetail, notes } = line;
  const facts = [
    { name: t`Ordered`, value: date(createdAt) },
    { name: t`Number at the distributor`, value: soNumber === orderNumber ? null : soNumber },
    { name: t`Ordered by`, value: createdBy },
    { name: t`Ship to`, value: [shipTo, shipToDetail.address].filter(Boolean).join(', ') },
    { name: t`Notes`, value: notes },
  ];
  return (
    <DescriptionList
      look="sentences"
      className="text-sm"
      entries={facts.map(({ name, value }) => ({ key: name, name: `${name}: `, value }))}
    />
  );
}

/** The requests that a user can make about an open line. */
export function useOpenLineActions(onAction: OnAction) {
  const { t } = useLingui();
  const { has } = useSession();
  const mayAsk = has('cart.display-order-qty');
  return (line: Line): RowAction[] => {
    const texts: Record<OpenOrderAction, string> = {
      accept: line.replacedBy ? t`Take the successor` : t`Accept`,
      redate: t`Another date`,
      cancel: t({ message: 'Cancel', context: 'an order or its line' }),
    };
    const toAction = (action: OpenOrderAction): RowAction => ({
      label: texts[action],
      danger: action === 'cancel',
      onSelect: () => onAction(line, action),
    });
    return mayAsk ? line.actions.map(toAction) : [];
  };
}

/** The columns of open lines (E495 to E516). */
export function useOpenColumns(): Column<Line>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { quantity } = useUnits();
  const typeColumn = useTypeColumn();
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (line) => <OpenOrderArticle line={line} />,
    },
    wholeColumn('code', t`Article code`, ({ article_code_display: code }) => code, { priority: 2 }),
    {
      id: 'order',
      phone: 'fact',
      priority: 2,
      header: t`Order`,
      whole: true,
      cell: ({ orderNumber }) => (
        <>
          <span className="hidden @min-[568px]:inline">
            <TextLink to={paths.order(orderNumber)}>{orderNumber}</TextLink>
          </span>
          <span className="@min-[568px]:hidden">{orderNumber}</span>
        </>
      ),
    },
    wholeColumn('poNumber', t`PO number`, ({ poNumber }) => poNumber, { priority: 3 }),
    ...typeColumn,
    figureColumn('qty', t`Still to come`, ({ qty, uom }) => quantity(qty, uom)),
    {
      id: 'expected',
      phone: 'fact',
      whole: true,
      header: t`Expected`,
      cell: (line) => <ExpectedDay line={line} />,
    },
    {
      id: 'status',
      phone: 'state',
      header: t`Status`,
      cell: (line) => (
        <>
          <OrderStatusBadge status={line.status} />
          <OpenWish wish={line.wish} />
        </>
      ),
    },
    { ...figureColumn('price', t`Price`, ({ price }: Line) => money(price)), priority: 3 },
    { ...totalColumn('total', t`Total`, ({ subTotal }: Line) => money(subTotal)), priority: 2 },
  ];
}

function WishText({ wish }: { wish: NonNullable<Line['wish']> }) {
  const { date } = useDates();
  switch (wish.action) {
    case 'cancel':
      return <Trans>You asked on {{ day: date(wish.createdAt) }} to cancel it</Trans>;
    case 'redate':
      return wish.date ? (
        <Trans>
          You asked on {{ day: date(wish.createdAt) }} for {{ newDay: date(wish.date) }}
        </Trans>
      ) : (
        <Trans>You asked on {{ day: date(wish.createdAt) }} for another date</Trans>
      );
    case 'accept':
      return <Trans>You accepted on {{ day: date(wish.createdAt) }}</Trans>;
  }
}

/** The last request that is not answered yet; nothing without one. */
function OpenWish({ wish }: Pick<Line, 'wish'>) {
  if (!wish) return null;
  return (
    <span className="cut block text-sm leading-4 text-info-ink">
      <WishText wish={wish} />
    </span>
  );
}
