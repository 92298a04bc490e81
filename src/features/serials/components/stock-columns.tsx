import { Trans, useLingui } from '@lingui/react/macro';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { StockFrame } from '../serials.queries.ts';
import { useWaitingFrames } from '../use-waiting-frames.ts';

/** The sale, inspection, recalls and theft of a frame, as coloured words, and what is not sent yet. */
function StockState({
  frame: { frameNumber, sold, pdi, pdiNeeded, recalls, stolen },
  waiting,
}: {
  frame: StockFrame;
  waiting: ReturnType<typeof useWaitingFrames>;
}) {
  const { normal = '' } = parseSerial(frameNumber);
  return (
    <span className="flex flex-wrap gap-1">
      {stolen ? (
        <Badge tone="error">
          {stolen.lookalike ? (
            <Trans comment="a bike">May be stolen</Trans>
          ) : (
            <Trans comment="a bike">Reported as stolen</Trans>
          )}
        </Badge>
      ) : null}
      {recalls.some(({ done }) => !done) ? (
        <Badge tone="error">
          <Trans>Product safety recall</Trans>
        </Badge>
      ) : null}
      {sold ? (
        <Badge tone="info">
          <Trans comment="a bike">Sold</Trans>
        </Badge>
      ) : null}
      {pdi ? (
        <Badge tone="success">
          <Trans comment="a bike before its sale, or in a recall">Inspected</Trans>
        </Badge>
      ) : (
        <Badge tone={pdiNeeded && !sold ? 'warning' : 'neutral'}>
          <Trans comment="a bike before its sale">Not inspected</Trans>
        </Badge>
      )}
      {waiting.sales.has(normal) ? (
        <Badge tone="info">
          <Trans>Sale not sent yet</Trans>
        </Badge>
      ) : null}
      {waiting.inspections.has(normal) ? (
        <Badge tone="info">
          <Trans>Inspection not sent yet</Trans>
        </Badge>
      ) : null}
    </span>
  );
}

/** The columns of the list of bikes. @param hasSeveral the list is of several customers */
export function useStockColumns(hasSeveral: boolean): Column<StockFrame>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const waiting = useWaitingFrames();
  const customer: Column<StockFrame> = {
    id: 'customer',
    header: t`Customer`,
    hideable: true,
    cell: ({ custName }) => custName,
  };
  return [
    {
      id: 'frame',
      header: t`Frame`,
      rowHeader: true,
      file: [{ name: 'frameNumber', header: t`Frame number` }],
      cell: ({ frameNumber }) => (
        <RowLink to={paths.frame(frameNumber)}>
          <span className="tabular wrap-anywhere">{frameNumber}</span>
        </RowLink>
      ),
    },
    {
      id: 'article',
      priority: 2,
      whole: true,
      header: t`Article`,
      hideable: true,
      file: [{ name: 'articleCode', header: t`Article` }],
      cell: ({ articleCodeDisplay, articleCode }) => articleCodeDisplay ?? articleCode,
    },
    {
      id: 'description',
      phone: 'fact',
      header: t`Description`,
      file: [
        { name: 'description', header: t`Description` },
        { name: 'brand', header: t`Brand` },
        { name: 'modelYear', header: t`Model year` },
      ],
      cell: ({ description }) => description,
    },
    {
      id: 'look',
      priority: 2,
      header: t`Color and size`,
      hideable: true,
      file: [
        { name: 'color', header: t`Color` },
        { name: 'frameSize', header: t`Frame size` },
      ],
      cell: (frame) => variantText(frame, frame.description ?? ''),
    },
    ...(hasSeveral ? [customer] : []),
    {
      id: 'delivered',
      priority: 2,
      header: t`Delivered on`,
      hideable: true,
      file: [{ name: 'deliveredOn', header: t`Delivered on` }],
      cell: ({ deliveredOn }) => (deliveredOn ? date(deliveredOn) : null),
      whole: true,
    },
    {
      id: 'delivery',
      priority: 3,
      whole: true,
      header: t`Delivery`,
      hideable: true,
      file: [{ name: 'doNo', header: t`Delivery` }],
      cell: ({ doNo }) => doNo,
    },
    {
      id: 'state',
      phone: 'state',
      header: t`State`,
      file: [
        { name: 'custName', header: t`Customer` },
        { name: 'inspectedOn', header: t`Inspected on` },
        { name: 'soldDate', header: t`Sold on` },
      ],
      cell: (frame) => <StockState frame={frame} waiting={waiting} />,
    },
  ];
}
