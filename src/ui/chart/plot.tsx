import { scaleBand } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartProps } from './chart-data.ts';
import { listFigures } from './chart-data.ts';
import { type ChartScales, stackedEnds } from './chart-scales.ts';
import { seriesFill, seriesLook, seriesMark } from './series-look.tsx';

interface Props extends ChartProps {
  chartId: string;
  scales: ChartScales;
}

interface BarProps {
  chartId: string;
  at: number;
  x: number;
  width: number;
  from: number;
  to: number;
}

function Bar({ chartId, at, x, width, from, to }: BarProps) {
  return (
    <rect
      x={x}
      y={Math.min(from, to)}
      width={Math.max(1, width)}
      height={Math.abs(to - from)}
      fill={seriesFill(chartId, at)}
      stroke="currentColor"
      className={seriesLook(at).color}
    />
  );
}

/** Grouped bars, by category. */
export function Bars({ chartId, categories, series, scales: { x, y } }: Props) {
  const inner = scaleBand<number>()
    .domain(series.map((_, at) => at))
    .range([0, x.bandwidth()])
    .padding(series.length > 1 ? 0.1 : 0);
  return categories.flatMap((category, index) =>
    listFigures({ series }, index).map(({ name, value, at }) => (
      <Bar
        key={`${category} ${name}`}
        chartId={chartId}
        at={at}
        x={(x(index) ?? 0) + (inner(at) ?? 0)}
        width={inner.bandwidth()}
        from={y(0)}
        to={y(value)}
      />
    )),
  );
}

/** Bars on top of each other; figures below zero go down from zero. */
export function StackedBars({ chartId, categories, series, scales: { x, y } }: Props) {
  return stackedEnds({ series, categories }).flatMap((bars, at) =>
    bars.map(([from, to], index) => (
      <Bar
        key={`${categories[index]} ${series[at]?.name}`}
        chartId={chartId}
        at={at}
        x={x(index) ?? 0}
        width={x.bandwidth()}
        from={y(from)}
        to={y(to)}
      />
    )),
  );
}

/** Lines with a mark on each figure; a missing figure leaves a gap. */
export function Lines({ series, scales: { x, y } }: Props) {
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => middle(index))
    .y((value) => y(value ?? 0));
  return series.map(({ name, values }, at) => {
    const { color, dash } = seriesLook(at);
    return (
      <g key={name} className={color}>
        <path
          d={path([...values]) ?? ''}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dash}
        />
        {values.map((value, index) =>
          value === null ? null : (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its category's place
              key={index}
              d={seriesMark(at)}
              fill="currentColor"
              transform={`translate(${middle(index)} ${y(value)})`}
            />
          ),
        )}
      </g>
    );
  });
}
