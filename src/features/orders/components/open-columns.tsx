import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { OpenLineFragment, OpenOrderAction } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { useTypeColumn } from './order-type.tsx';

type Line = OpenLineFragment;
type OnAction = (line: Line, action: OpenOrderAction) => void;

function OpenOrderArticle({ line }: { line: Line }) {
  const successor = line.replacedBy;
  return (
    <span className="flex items-start gap-3">
      <Picture file={line.image} alt="" square className="size-12 shrink-0" />
      <span className="min-w-0">
        <ArticleLink slug={line.slug} category={line.productCategory} article={line.article_code}>
          {line.articleDescription}
        </ArticleLink>
        <SecondLine>
          {[line.article_code_display, line.modelYear].filter(Boolean).join(' · ')}
        </SecondLine>
        {successor ? (
          <span className="block text-sm text-warning-ink">
            <Trans>
              replaced by {{ code: successor.article_code_display }} {{ name: successor.name }}
            </Trans>
          </span>
        ) : null}
      </span>
    </span>
  );
}

function OrderOfLine({ line }: { line: Line }) {
  const { date } = useDates();
  return (
    <>
      <TextLink to={paths.order(line.orderNumber)}>{line.orderNumber}</TextLink>
      <SecondLine>{[date(line.createdAt), line.poNumber].filter(Boolean).join(' · ')}</SecondLine>
      <More line={line} />
    </>
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
        <SecondLine>
          <Trans>wanted {{ day: date(wanted) }}</Trans>
        </SecondLine>
      ) : null}
    </>
  );
}

/** The buyer, the ship-to and the notes; folded by default. */
function More({ line }: { line: Line }) {
  const { t } = useLingui();
  const { soNumber, orderNumber, createdBy, shipTo, shipToDetail, notes } = line;
  const facts = [
    { name: t`Number at the distributor`, value: soNumber === orderNumber ? null : soNumber },
    { name: t`Ordered by`, value: createdBy },
    { name: t`Ship to`, value: [shipTo, shipToDetail.address].filter(Boolean).join(', ') },
    { name: t`Notes`, value: notes },
  ];
  return (
    <details>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-sm text-brand-ink">
        <Trans>Details</Trans>
        <span className="sr-only"> {`${orderNumber}/${line.position}`}</span>
      </summary>
      <DescriptionList
        look="sentences"
        className="text-sm"
        entries={facts.map(({ name, value }) => ({ key: name, name: `${name}: `, value }))}
      />
    </details>
  );
}

function Actions({ line, onAction }: { line: Line; onAction: OnAction }) {
  const { t } = useLingui();
  const { has } = useSession();
  const of = `${line.article_code_display}, ${line.orderNumber}`;
  const texts: Record<OpenOrderAction, [string, string]> = {
    accept: line.replacedBy
      ? [t`Take the successor`, t`Take the successor of ${of}`]
      : [t`Accept`, t`Accept the change of ${of}`],
    redate: [t`Another date`, t`Another date for ${of}`],
    cancel: [t({ message: 'Cancel', context: 'an order or its line' }), t`Cancel ${of}`],
  };
  if (!has('cart.display-order-qty')) return null;
  return (
    <span className="flex flex-wrap justify-end gap-1 lg:ml-auto lg:w-max lg:max-w-72">
      {line.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'secondary' : 'quiet'}
          className="px-2 whitespace-nowrap lg:px-3"
          aria-label={texts[action][1]}
          onClick={() => onAction(line, action)}
        >
          {texts[action][0]}
        </Button>
      ))}
    </span>
  );
}

/** The columns of open lines (E495 to E516). */
export function useOpenColumns(onAction: OnAction): Column<Line>[] {
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
    {
      id: 'order',
      header: t`Order`,
      valueClassName: 'tabular',
      cell: (line) => <OrderOfLine line={line} />,
    },
    ...typeColumn,
    figureColumn('qty', t`Still to come`, ({ qty, uom }) => quantity(qty, uom)),
    {
      id: 'expected',
      header: t`Expected`,
      valueClassName: 'tabular',
      cell: (line) => <ExpectedDay line={line} />,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: (line) => (
        <>
          <OrderStatusBadge status={line.status} />
          <OpenWish wish={line.wish} />
        </>
      ),
    },
    totalColumn('total', t`Total`, ({ qty, price, subTotal }) => (
      <>
        {money(subTotal)}
        <SecondLine>
          {qty} × {money(price)}
        </SecondLine>
      </>
    )),
    {
      id: 'actions',
      header: t`Request a change`,
      align: 'end',
      cell: (line) =>
        line.actions.length > 0 ? <Actions line={line} onAction={onAction} /> : null,
    },
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
    <span className="mt-1 block text-sm text-info-ink">
      <WishText wish={wish} />
    </span>
  );
}
