import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { allFigures, type ChartProps } from './chart-data.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import { seriesLook, seriesMark } from './series-look.tsx';

/** Which series has which mark. */
function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      {series.map(({ name }, at) => (
        <li key={name} className="flex items-center gap-1">
          <svg
            viewBox="-8 -8 16 16"
            className={classNames('size-4', seriesLook(at).color)}
            aria-hidden="true"
          >
            <path d={seriesMark(at)} fill="currentColor" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A chart with its sentence, and its figures as a table behind a button. */
export default function ChartFigure(props: ChartProps) {
  const { title, summary, series, categories, format } = props;
  const tableId = useId();
  const [asTable, setAsTable] = useState(false);
  const figures = allFigures(props);
  const [only] = figures;
  if (only === undefined)
    return (
      <figure aria-label={title} className="rounded-lg border border-line bg-surface p-4">
        <p className="text-ink-muted">
          <Trans>There are no figures to show.</Trans>
        </p>
      </figure>
    );
  return (
    <figure aria-label={title} className="space-y-3 rounded-lg border border-line bg-surface p-4">
      <figcaption>{summary}</figcaption>
      {figures.length === 1 ? (
        <p>
          <span className="tabular text-2xl font-semibold">{format(only)}</span>{' '}
          <span className="text-ink-muted">
            {
              categories[
                series.map(({ values }) => values.indexOf(only)).find((at) => at >= 0) ?? 0
              ]
            }
          </span>
        </p>
      ) : (
        <>
          {series.length > 1 ? <Legend series={series} /> : null}
          <ChartDrawing {...props} />
        </>
      )}
      <Button
        variant="quiet"
        aria-expanded={asTable}
        aria-controls={tableId}
        className="print:hidden"
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? <Trans>Hide table</Trans> : <Trans>Show as a table</Trans>}
      </Button>
      <div id={tableId} className={asTable ? 'overflow-x-auto' : 'sr-only print:not-sr-only'}>
        <ChartTable {...props} />
      </div>
    </figure>
  );
}
