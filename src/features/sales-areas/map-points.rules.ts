import { scaleLinear } from 'd3-scale';
import type { SalesAreaCategory } from '#src/graphql/generated/graphql.ts';
import { countCategories } from './count-categories.rules.ts';
import { categories, type Region } from './sales-areas.queries.ts';

/** The category of a point: that of its groups, or that they have several ones. */
export type MapCategory = SalesAreaCategory | 'SEVERAL';

/** The categories of points in the order of the legend. */
export const mapCategories: readonly MapCategory[] = [...categories, 'SEVERAL'];

/** A point of the drawing, in its units. */
export interface MapPoint {
  region: Region;
  category: MapCategory;
  x: number;
  y: number;
}

/** The size of the drawing and of its points; it is as high as the regions need, between two bounds. */
export const drawing = { width: 560, least: 300, most: 520, margin: 40, radius: 8 };

/** The least part of the earth that is shown, in degrees: a single point would have no extent. */
const leastSpan = 2;

/** Returns the scales of an equirectangular projection that holds all regions; a degree of longitude is as long as in their middle. */
export function projectRegions(regions: readonly Region[]) {
  const { width, least, most, margin } = drawing;
  const extent = (values: readonly number[]) => {
    const [low, high] = values.reduce(
      ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return { middle: (low + high) / 2, span: Math.max(high - low, leastSpan) };
  };
  const lat = extent(regions.map((region) => region.lat));
  const lng = extent(regions.map((region) => region.lng));
  const narrowing = Math.max(Math.cos((lat.middle * Math.PI) / 180), 0.1);
  const perDegree = Math.min(
    (most - 2 * margin) / lat.span,
    (width - 2 * margin) / (lng.span * narrowing),
  );
  const height = Math.max(least, lat.span * perDegree + 2 * margin);
  const toScale = (middle: number, pixels: number, unit: number) =>
    scaleLinear()
      .domain([middle - pixels / 2 / unit, middle + pixels / 2 / unit])
      .range([0, pixels]);
  const y = toScale(lat.middle, height, perDegree).range([height, 0]);
  return { x: toScale(lng.middle, width, perDegree * narrowing), y, height };
}

/** The points of regions in the drawing. */
export function toPoints(
  regions: readonly Region[],
  { x, y }: Pick<ReturnType<typeof projectRegions>, 'x' | 'y'>,
): MapPoint[] {
  return regions.map((region) => {
    const counts = countCategories(region);
    const category = counts.length === 1 && counts[0] ? counts[0].category : 'SEVERAL';
    return { region, category, x: x(region.lng), y: y(region.lat) };
  });
}

/** Returns the point nearest to a place of the drawing; null when none is near. */
export function findNearest(
  points: readonly MapPoint[],
  place: { x: number; y: number },
): MapPoint | null {
  let best: MapPoint | null = null;
  let least = 20;
  for (const point of points) {
    const distance = Math.hypot(point.x - place.x, point.y - place.y);
    if (distance > least) continue;
    best = point;
    least = distance;
  }
  return best;
}

/** A name beside a point; `end` for one that is left of it. */
export interface PointLabel {
  point: MapPoint;
  end: boolean;
}

/** Chooses the names that find room right or left of their points without covering a point or another name. */
export function placeLabels(points: readonly MapPoint[]): PointLabel[] {
  const { width, radius } = drawing;
  const height = 14;
  const taken = points.map(({ x, y }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return points.flatMap((point) => {
    // Roughly what the name needs in the small type.
    const length = point.region.description.length * 6.5;
    for (const end of [false, true]) {
      const left = end ? point.x - radius - 4 - length : point.x + radius + 4;
      const box = {
        left,
        right: left + length,
        top: point.y - height / 2,
        bottom: point.y + height / 2,
      };
      const isOutside = box.left < 0 || box.right > width;
      const covers = taken.some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      if (isOutside || covers) continue;
      taken.push(box);
      return [{ point, end }];
    }
    return [];
  });
}
