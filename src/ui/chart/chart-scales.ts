import { scaleBand, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartProps } from './chart-data.ts';
import { allFigures } from './chart-data.ts';

export interface PlotBox {
  width: number;
  height: number;
}

/** Pixels around the figures. */
export const margins = { top: 8, right: 8, bottom: 28, left: 8 };

/** The lower and upper ends of the bars of each series, by category. */
export function stackedEnds({ series, categories }: Pick<ChartProps, 'series' | 'categories'>) {
  const indexes = categories.map((_, index) => index);
  return stack<number, number>()
    .keys(series.map((_, at) => at))
    .value((index, at) => series[at]?.values[index] ?? 0)
    .offset(stackOffsetDiverging)(indexes);
}

/** The axes of a chart. The one of figures always holds zero, so that lengths can be compared. */
export function chartScales(props: ChartProps, { width, height }: PlotBox) {
  const { kind, categories } = props;
  const ends =
    kind === 'stacked' ? stackedEnds(props).flatMap((bars) => bars.flat()) : allFigures(props);
  const y = scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(0, ...ends)])
    .nice(4)
    .range([height - margins.bottom, margins.top]);
  const ticks = y.ticks(4);
  // Roughly what the longest number needs in the small type.
  const longest = Math.max(...ticks.map((tick) => props.format(tick).length));
  const left = margins.left + longest * 7;
  const x = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([left, width - margins.right])
    .paddingInner(0.25)
    .paddingOuter(0.1);
  return { x, y, ticks, left };
}

export type ChartScales = ReturnType<typeof chartScales>;
