import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CategoryMenu } from './category-menu.tsx';

const { request, flags } = vi.hoisted(() => ({
  request: vi.fn(),
  flags: { CATALOG_REDESIGN: true, HIDE_CATEGORY_MENU: false },
}));
vi.mock('#src/graphql/client.ts', () => ({ request }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ useHostConfig: () => ({ flags }) }));

const categories = [
  { id: '1', wording: 'Gravel', mcIds: ['30', '10'], type: 'bike' },
  { id: '2', wording: 'Cargo & family', mcIds: ['40'], type: 'bike' },
];

function open(path: string, bikes: () => Promise<unknown>) {
  request.mockImplementation(async (document: { __meta__: { operation: string } }) => {
    const { operation } = document.__meta__;
    if (operation === 'BikeCategories') return { bikeCategories: await bikes() };
    if (operation === 'Groupsets') return { groupsets: { info: { count: 1 } } };
    const count = (value: string) => ({ value, label: value, count: 3 });
    return { filter: { categories: [count('Bike'), count('PAA')] } };
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: ':locale/*', element: <CategoryMenu /> }], {
    initialEntries: [`/de${path}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  flags.CATALOG_REDESIGN = true;
  flags.HIDE_CATEGORY_MENU = false;
});

it('lists the bike categories by their wording, then all of them (U073 to U078, M063)', async () => {
  const user = open('/catalog', async () => categories);
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  await screen.findByRole('link', { name: 'Gravel' });
  expect(hrefs()).toEqual([
    '/de/catalog/list?category=Bike&merchandiseCategories=10%2B30',
    '/de/catalog/list?category=Bike&merchandiseCategories=40',
    '/de/catalog/list?category=Bike',
  ]);
});

it('leads to the bikes’ own page without the redesign (F001)', async () => {
  flags.CATALOG_REDESIGN = false;
  const user = open('/catalog/bike', async () => categories);
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe(
    '/de/catalog/bike',
  );
});

it('is a plain button when the host hides it, and for parts (U074, U077, F002)', () => {
  flags.HIDE_CATEGORY_MENU = true;
  open('/catalog/bike', async () => categories);
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs()).toEqual(['/de/catalog/list?category=Bike']);
});

it('leads to all parts while parts are looked at, and stays Categories (U077)', () => {
  open('/catalog/paa', async () => categories);
  expect(screen.getByRole('link', { name: 'Categories' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs()).toEqual(['/de/catalog/list?category=PAA']);
});

it('stays empty when the categories cannot be loaded, and the log says so (U080)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = open('/catalog', () => Promise.reject(new Error('down')));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Something went wrong (0101)'));
  await user.click(screen.getByRole('button', { name: 'Categories' }));
  expect(hrefs()).toEqual(['/de/catalog/list?category=Bike']);
  log.mockRestore();
});
