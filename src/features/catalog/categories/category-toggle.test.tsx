import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { PhoneToggle } from './category-toggle.tsx';

const mocks = vi.hoisted(() => ({ wide: false }));
vi.mock('#src/lib/hooks/use-wide.ts', () => ({ useWide: () => mocks.wide }));
vi.mock('#src/graphql/use-deferred-query.ts', () => ({
  useDeferredQuery: () => ({ data: { Bike: true, PAA: true, groupset: true } }),
}));

test.each([
  [true, false, ['Bikes', 'Parts', 'Groupsets']],
  [true, true, []],
  [false, false, []],
])('leads from bikes, one entry %s, wide %s, to %j (U190)', (merged, wide, kinds) => {
  mocks.wide = wide;
  renderScreen(<PhoneToggle category="Bike" />, {
    at: '/catalog/bike',
    host: { flags: { MERGE_MENU_CATALOG: merged } },
  });
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(kinds);
});
