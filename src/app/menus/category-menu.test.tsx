import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  BikeCategoriesDocument,
  FilterDocument,
  GroupsetsDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CategoryMenu } from './category-menu.tsx';

const categories = [
  { id: '1', wording: 'Gravel', mcIds: ['30', '10'], type: 'bike' },
  { id: '2', wording: 'Cargo & family', mcIds: ['40'], type: 'bike' },
];

const count = (value: string) => ({ value, label: value, count: 3 });
function open(at: string, flags = {}, down = false) {
  const network = fakeNetwork()
    .answer(BikeCategoriesDocument, { bikeCategories: categories })
    .answer(GroupsetsDocument, { groupsets: { info: { count: 1 } } })
    .answer(FilterDocument, { filter: { categories: [count('Bike'), count('PAA')] } });
  if (down) network.fail(BikeCategoriesDocument, 500);
  return renderScreen(<CategoryMenu />, { at, locale: 'de', host: { flags }, network }).user;
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

// U073 to U078, M063
it('lists the bike categories by label, then all of them', async () => {
  const user = open('/catalog');
  await user.click(screen.getByRole('button', { name: 'categories' }));
  await screen.findByRole('link', { name: 'Gravel' });
  expect(hrefs()).toEqual([
    '/de/catalog/list?category=Bike&merchandiseCategories=10%2B30',
    '/de/catalog/list?category=Bike&merchandiseCategories=40',
    '/de/catalog/list?category=Bike',
  ]);
});

it('leads to the bikes’ own page without the redesign (F001)', async () => {
  const user = open('/catalog/bike', { CATALOG_REDESIGN: false });
  await user.click(screen.getByRole('button', { name: 'categories' }));
  expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe(
    '/de/catalog/bike',
  );
});

// U074, U077, F002
it('is a plain button when the host hides it, and for parts', () => {
  open('/catalog/bike', { HIDE_CATEGORY_MENU: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs()).toEqual(['/de/catalog/list?category=Bike']);
});

it('leads to all parts while parts are viewed (U077)', () => {
  open('/catalog/paa');
  expect(screen.getByRole('link', { name: 'Categories' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs()).toEqual(['/de/catalog/list?category=PAA']);
});

it('stays empty and logs a failed load of the categories (U080)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = open('/catalog', {}, true);
  await waitFor(() => expect(log).toHaveBeenCalledWith('Something went wrong (0101)'));
  await user.click(screen.getByRole('button', { name: 'categories' }));
  expect(hrefs()).toEqual(['/de/catalog/list?category=Bike']);
  log.mockRestore();
});
