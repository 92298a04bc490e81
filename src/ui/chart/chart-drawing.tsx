import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type ChartProps, figureText } from './chart-data.ts';
import { chartScales } from './chart-scales.ts';
import { Bars, Lines, StackedBars } from './plot.tsx';
import { SeriesPatterns } from './series-look.tsx';

const height = 240;
/** Until the place is measured. */
const assumedWidth = 600;
/** Pixels a category's name needs at least. */
const nameWidth = 56;

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumedWidth);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(200, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

const plots = { bar: Bars, stacked: StackedBars, line: Lines };

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The drawing of a chart. Tab reaches one category, arrow keys move on; the figures of the focused or
 * pointed-at category are shown below the drawing.
 */
export function ChartDrawing(props: ChartProps) {
  const { kind, title, categories, format, onPick, picked = null } = props;
  const { box, width } = useWidth();
  const chartId = useId();
  const [active, setActive] = useState<number | null>(null);
  const current = Math.min(active ?? 0, categories.length - 1);
  const scales = chartScales(props, { width, height });
  const { x } = scales;
  const Plot = plots[kind];
  const move = (event: KeyboardEvent<SVGGElement>) => {
    const next = steps[event.key]?.(current, categories.length - 1);
    const isPress = onPick !== undefined && (event.key === 'Enter' || event.key === ' ');
    if (next === undefined && !isPress) return;
    event.preventDefault();
    if (next === undefined) return onPick?.(current);
    setActive(next);
    const all = event.currentTarget.querySelectorAll<SVGElement>('[data-category]');
    all[next]?.focus();
  };
  return (
    <div ref={box} className="print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG can be no fieldset */}
      <svg
        role="group"
        aria-label={title}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block max-w-full text-xs"
      >
        <SeriesPatterns chartId={chartId} count={props.series.length} />
        <Axes categories={categories} format={format} scales={scales} width={width} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g aria-hidden="true">
          <Plot {...props} chartId={chartId} scales={scales} />
        </g>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the figures inside */}
        <g onKeyDown={move}>
          {categories.map((category, index) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressed only where it is a button
            // biome-ignore lint/a11y/noStaticElementInteractions: it is a button where it can be pressed
            <rect
              key={category}
              data-category={index}
              role={onPick ? 'button' : 'img'}
              aria-pressed={onPick ? index === picked : undefined}
              tabIndex={index === current ? 0 : -1}
              aria-label={figureText(props, index)}
              x={x(index)}
              y={0}
              width={x.bandwidth()}
              height={height - 20}
              fill={picked !== null && index !== picked ? 'var(--p-surface)' : 'transparent'}
              fillOpacity={0.7}
              onFocus={() => setActive(index)}
              onPointerEnter={() => setActive(index)}
              onClick={onPick && (() => onPick(index))}
              className={classNames('focus-visible:-outline-offset-2', onPick && 'cursor-pointer')}
            />
          ))}
        </g>
      </svg>
      <p aria-hidden="true" className="tabular min-h-6 text-sm">
        {active === null ? null : figureText(props, current)}
      </p>
    </div>
  );
}

interface AxesProps extends Pick<ChartProps, 'categories' | 'format'> {
  scales: ReturnType<typeof chartScales>;
  width: number;
}

/** The lines of the figures, and the names of as many categories as there is room for. */
function Axes({ categories, format, scales: { x, y, ticks, left }, width }: AxesProps) {
  const every = Math.ceil(nameWidth / Math.max(1, x.step()));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="tabular fill-ink-muted">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line
            x1={left}
            x2={width}
            stroke={tick === 0 ? 'var(--p-line-strong)' : 'var(--p-line)'}
          />
          <text x={left - 6} textAnchor="end" dominantBaseline="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, index) =>
        index % every === 0 ? (
          <text
            key={category}
            x={(x(index) ?? 0) + x.bandwidth() / 2}
            y={height - 8}
            textAnchor="middle"
          >
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}
