import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useMemo, useState } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { classNames } from '#src/ui/class-names.ts';
import {
  drawing,
  findNearest,
  type MapPoint,
  mapCategories,
  placeLabels,
  projectRegions,
  toPoints,
} from '../map-points.rules.ts';
import type { Region } from '../sales-areas.queries.ts';
import { useCategoryText } from '../use-category-text.ts';
import { categoryLooks } from './category-look.ts';

interface Props {
  regions: readonly Region[];
  onOpen: (region: Region) => void;
}

/** With more points their letters and names would cover each other. */
const most = { letters: 200, names: 40 };

/**
 * The regions by their places (U271): points of one size in the colors of their categories, on lines of latitude and
 * longitude instead of a map of the land. Only for the eyes and the pointer: the list beside it has the same regions.
 */
export default function RegionMap({ regions, onOpen }: Props) {
  const { t } = useLingui();
  const categoryText = useCategoryText();
  const [pointed, setPointed] = useState<MapPoint | null>(null);
  const scales = useMemo(() => projectRegions(regions), [regions]);
  const points = useMemo(() => toPoints(regions, scales), [regions, scales]);
  const used = mapCategories.filter((one) => points.some(({ category }) => category === one));
  const { width } = drawing;
  const findAt = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const unit = width / box.width;
    return findNearest(points, { x: (clientX - box.left) * unit, y: (clientY - box.top) * unit });
  };
  return (
    <figure className="space-y-2">
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${scales.height}`}
        className={classNames(
          'block w-full rounded-lg border border-line bg-surface',
          pointed && 'cursor-pointer',
        )}
        onMouseMove={(event) => setPointed(findAt(event))}
        onMouseLeave={() => setPointed(null)}
        onClick={(event) => {
          const point = findAt(event);
          if (point) onOpen(point.region);
        }}
      >
        <Grid scales={scales} />
        <Points points={points} />
        <Names points={points.length > most.names ? [] : points} />
        {pointed ? <PointedName point={pointed} /> : null}
      </svg>
      <figcaption>
        <ul aria-label={t`Colors of the map`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {used.map((category) => (
            <li key={category} className="flex items-center gap-1.5">
              <Mark category={category} />
              {categoryText(category)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The mark of a category in the legend. */
function Mark({ category }: Pick<MapPoint, 'category'>) {
  const { color, letter } = categoryLooks[category];
  return (
    <svg aria-hidden viewBox="-8 -8 16 16" className={classNames('size-4', color)}>
      <circle r="8" fill="currentColor" />
      <Letter x={0} y={0} letter={letter} />
    </svg>
  );
}

const Letter = ({ x, y, letter }: { x: number; y: number; letter: string }) => (
  <text x={x} y={y + 4} textAnchor="middle" className="fill-surface text-xs font-semibold">
    {letter}
  </text>
);

/** The points of each category as one path, so that thousands of them are drawn at once. */
function Points({ points }: { points: readonly MapPoint[] }) {
  const { radius: r } = drawing;
  const circle = ({ x, y }: MapPoint) =>
    `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const paths = mapCategories.map((category) => ({
    category,
    path: points
      .filter((point) => point.category === category)
      .map(circle)
      .join(''),
  }));
  return (
    <g className="stroke-surface">
      {paths.map(({ category, path }) => (
        <path
          key={category}
          d={path}
          fill="currentColor"
          className={categoryLooks[category].color}
        />
      ))}
      {points.length > most.letters
        ? null
        : points.map(({ region, x, y, category }) => (
            <g key={region.id} stroke="none">
              <Letter x={x} y={y} letter={categoryLooks[category].letter} />
            </g>
          ))}
    </g>
  );
}

function Names({ points }: { points: readonly MapPoint[] }) {
  const labels = useMemo(() => placeLabels(points), [points]);
  return labels.map(({ point: { region, x, y }, end }) => (
    <text
      key={region.id}
      x={x + (end ? -12 : 12)}
      y={y + 4}
      textAnchor={end ? 'end' : 'start'}
      className="fill-ink text-xs"
    >
      {region.description}
    </text>
  ));
}

/** The point under the pointer with its name, over everything else. */
function PointedName({ point: { region, x, y } }: { point: MapPoint }) {
  const isRight = x > drawing.width / 2;
  return (
    <g>
      <circle cx={x} cy={y} r="12" fill="none" strokeWidth="2" className="stroke-ink" />
      <text
        x={x + (isRight ? -16 : 16)}
        y={y + 5}
        textAnchor={isRight ? 'end' : 'start'}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-surface text-sm font-semibold"
      >
        {region.description}
      </text>
    </g>
  );
}

/** Lines of latitude and longitude with their degrees. */
function Grid({ scales: { x, y, height } }: { scales: ReturnType<typeof projectRegions> }) {
  const number = useNumber();
  const { width } = drawing;
  return (
    <g className="fill-ink-muted stroke-line text-xs">
      {x.ticks(5).map((lng) => (
        <g key={lng}>
          <path d={`M${x(lng)} 0V${height}`} />
          <text x={x(lng) + 4} y={height - 6} stroke="none">
            {number(lng)}°
          </text>
        </g>
      ))}
      {y.ticks(5).map((lat) => (
        <g key={lat}>
          <path d={`M0 ${y(lat)}H${width}`} />
          <text x={4} y={y(lat) - 4} stroke="none">
            {number(lat)}°
          </text>
        </g>
      ))}
    </g>
  );
}
