import { describe, expect, test } from 'vitest';
import { findRouteProblem, toRoute } from './route.rules.ts';

describe('the route of a title', () => {
  test.each([
    ['Große Räder 2027', 'grosse-raeder-2027'],
    ['Ra\u0308der', 'raeder'],
    ['ÜBER ÖL', 'ueber-oel'],
    ['Vélo à assistance', 'velo-a-assistance'],
    ['  Shop / window: "Spring" ', 'shop-window-spring'],
    ['自転車', ''],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('of %j is %j', (title, route) => {
    expect(toRoute(title)).toBe(route);
  });
});

test.each([
  ['spring-2027', null],
  ['7', null],
  ['', 'BAD_ROUTE'],
  ['Spring', 'BAD_ROUTE'],
  ['spring--2027', 'BAD_ROUTE'],
  ['-spring', 'BAD_ROUTE'],
  ['../spring', 'BAD_ROUTE'],
  ['x'.repeat(101), 'BAD_ROUTE'],
  ['brand-assets', 'ROUTE_RESERVED'],
  ['image', 'ROUTE_RESERVED'],
])('route %j has the problem %s', (route, problem) => {
  expect(findRouteProblem(route)).toBe(problem);
});
