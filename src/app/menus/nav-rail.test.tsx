import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { menuSectionsFor } from '../menu.ts';
import NavRail from './nav-rail.tsx';

vi.mock('../use-menu.ts', () => ({
  useMenuSections: () =>
    menuSectionsFor({
      has: () => true,
      flags: { MERGE_MENU_CATALOG: true, NEWS: true },
      payment: true,
      kinds: null,
      visitForms: [],
    }),
}));

let look = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

/** Draws the rail in a window in which it takes so many pixels more than there are. */
function show(hidden: number) {
  renderScreen(<NavRail />, { at: '/catalog/fast-order' });
  const rail = screen.getByRole('navigation', { name: 'Main menu' });
  Object.defineProperties(rail, {
    scrollHeight: { value: 800 + hidden },
    clientHeight: { value: 800 },
  });
  act(look);
}

test('shows an arrow when the rail continues below (U124)', () => {
  show(200);
  expect(screen.getByRole('button', { name: 'Further down' })).toBeDefined();
});

test('shows no arrow when the rail fits', () => {
  show(0);
  expect(screen.queryByRole('button', { name: 'Further down' })).toBeNull();
});

test('highlights fast order but not the catalog', () => {
  show(0);
  const lit = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current'));
  expect(lit.map((link) => link.textContent)).toEqual(['Fast order']);
});

test('has its sections under headings', () => {
  show(0);
  expect(screen.getByRole('list', { name: 'Order' }).textContent).toContain('Fast order');
  expect(screen.getByRole('list', { name: 'Bikes' }).textContent).toContain('Inspections');
});
