import { expect, test } from 'vitest';
import type { SalesAreaCategory } from '#src/graphql/generated/graphql.ts';
import { drawing, findNearest, placeLabels, projectRegions, toPoints } from './map-points.rules.ts';

const region = (id: string, lat: number, lng: number, ...categories: SalesAreaCategory[]) => ({
  id,
  description: id,
  lat,
  lng,
  regionGroups: categories.map((category, at) => ({
    code: `${id}${at}`,
    description: '',
    category,
  })),
});
const draw = (...regions: ReturnType<typeof region>[]) =>
  toPoints(regions, projectRegions(regions));

test('draws north above south and west left of east', () => {
  const [north, south] = draw(region('N', 53, 10, 'A'), region('S', 48, 11, 'B'));
  expect(north?.y).toBeLessThan(south?.y ?? 0);
  expect(north?.x).toBeLessThan(south?.x ?? 0);
});

test('keeps all points inside the drawing', () => {
  const points = draw(
    region('A', 90, -180, 'A'),
    region('B', -90, 180, 'A'),
    region('C', 0, 0, 'A'),
  );
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(drawing.margin - 0.01);
    expect(x).toBeLessThanOrEqual(drawing.width - drawing.margin + 0.01);
    expect(y).toBeGreaterThanOrEqual(drawing.margin - 0.01);
    expect(y).toBeLessThanOrEqual(drawing.most - drawing.margin + 0.01);
  }
});

test('draws a single region in the middle', () => {
  expect(draw(region('A', 48, 11, 'A'))).toMatchObject([
    { x: drawing.width / 2, y: drawing.most / 2 },
  ]);
});

test('says which points have groups of several categories', () => {
  const points = draw(
    region('A', 48, 11, 'A', 'A'),
    region('B', 49, 11, 'A', 'NONE'),
    region('C', 50, 11, 'NONE'),
  );
  expect(points.map(({ category }) => category)).toEqual(['A', 'SEVERAL', 'NONE']);
});

test('finds the nearest point, and none far away', () => {
  const points = draw(region('A', 48, 11, 'A'), region('B', 52, 11, 'A'));
  const { x = 0, y = 0 } = points[0] ?? {};
  expect(findNearest(points, { x: x + 5, y })?.region.id).toBe('A');
  expect(findNearest(points, { x: x + 100, y })).toBeNull();
});

test('leaves out names that would cover each other', () => {
  const far = draw(region('Hamburg', 53.5, 10, 'A'), region('Munich', 48.1, 11.6, 'A'));
  expect(placeLabels(far)).toHaveLength(2);
  const near = draw(...['One', 'Two', 'Three', 'Four'].map((id) => region(id, 48, 11, 'A')));
  expect(placeLabels(near)).toHaveLength(2);
});
