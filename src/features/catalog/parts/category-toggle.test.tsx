import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { PhoneToggle } from './category-toggle.tsx';

const world = vi.hoisted(() => ({ merged: true, wide: false }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: { MERGE_MENU_CATALOG: world.merged } }),
}));
vi.mock('#src/lib/use-wide.ts', () => ({ useWide: () => world.wide }));
vi.mock('#src/graphql/use-answer.ts', () => ({
  useAnswer: () => ({ data: { Bike: true, PAA: true, groupset: true } }),
}));

test.each([
  [true, false, ['Bikes', 'Parts', 'Groupsets']],
  [true, true, []],
  [false, false, []],
])('one catalog entry %s, wide %s: the page of bikes leads to %j (U190)', (merged, wide, kinds) => {
  world.merged = merged;
  world.wide = wide;
  showScreen(<PhoneToggle category="Bike" />, '/catalog/bike');
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(kinds);
});
