import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type SalesAreaCategory,
  SalesAreaMapsDocument,
  UpdateSalesMapAreaCategoriesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './sales-areas.screen.tsx';

const region = (description: string, ...categories: SalesAreaCategory[]) => ({
  id: description,
  description,
  lat: 48,
  lng: 11,
  regionGroups: categories.map((category, at) => ({
    code: `${description}-${at}`,
    description: `${description} ${at}`,
    category,
  })),
});

function open({
  regions = [region('Boulder', 'A', 'B'), region('Moab', 'NONE')],
  limitation = 'sales_group',
  at = '/sales-area',
} = {}) {
  makeWindowWide();
  const network = fakeNetwork()
    .answer(SalesAreaMapsDocument, {
      salesAreaMaps: { regions, more: false, asOf: '2026-11-20T09:00:00Z' },
    })
    .answer(UpdateSalesMapAreaCategoriesDocument, {
      updateSalesMapAreaCategories: { message: { status: true, description: '' }, userErrors: [] },
    });
  return {
    ...renderScreen(<Component />, {
      at,
      user: { scopes: ['page.sales-area'], limitation },
      network,
    }),
    network,
  };
}

test('lists the regions with their groups by category (U271)', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Boulder/ });
  expect(row.textContent).toContain('2 groups');
  expect(row.textContent).toContain('Category A:1');
  const colors = await screen.findByRole('list', { name: 'Colors of the map' });
  expect(colors.textContent).toContain('–No category+Several categories');
});

test('sends the groups whose category was changed (U272)', async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole('button', { name: 'Boulder' }));
  const group = await screen.findByRole('listitem', { name: 'Boulder 1' });
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Category' }), 'D');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The categories of Boulder are saved');
  expect(network.sent(UpdateSalesMapAreaCategoriesDocument)[0]?.variables).toEqual({
    categories: [{ code: 'Boulder-1', category: 'D' }],
  });
  expect(network.sent(SalesAreaMapsDocument).length).toBeGreaterThan(1);
});

test('gives auditors no choice of a category', async () => {
  const { user } = open({ limitation: 'audit' });
  await user.click(await screen.findByRole('button', { name: 'Boulder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Boulder' });
  expect(dialog.textContent).toContain('Category A');
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
});

test('says that a category can be changed online only', async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole('button', { name: 'Boulder' }));
  network.goOffline();
  await screen.findByText('You are offline. This needs a connection.');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

test('keeps the category and the search in the address', async () => {
  const { user, network, address } = open({ at: '/sales-area?search=moab' });
  await screen.findByRole('button', { name: 'Boulder' });
  await chooseFilter(user, 'Category', 'Category B');
  expect(address()).toContain('category=B');
  expect(network.sent(SalesAreaMapsDocument).at(-1)?.variables).toEqual({
    search: 'moab',
    category: 'B',
  });
});

test('says that there are no sales areas', async () => {
  open({ regions: [] });
  await screen.findByText('No sales areas yet');
});
