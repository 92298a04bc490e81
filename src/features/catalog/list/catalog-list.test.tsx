import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ProductGroupsAndFilterDocument,
  ProductGroupsDocument,
  ProductMessagesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CatalogList } from './catalog-list.tsx';

test('asks for list and filters at once, for an order alone', async () => {
  const info = { page: 1, limit: 12, count: 0, pageTotal: 0 };
  const productGroups = { productGroups: [], info, without: [], asOf: '2026-12-01T00:00:00Z' };
  const network = fakeNetwork()
    .answer(ProductGroupsAndFilterDocument, { productGroups, filter: { count: 0 } })
    .answer(ProductGroupsDocument, { productGroups })
    .answer(ProductMessagesDocument, { productMessages: [] });
  const { user } = renderScreen(<CatalogList category={null} />, { at: '/catalog/list', network });
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  await waitFor(() => expect(network.sent(ProductGroupsAndFilterDocument)).toHaveLength(1));
  await user.selectOptions(order, 'name ASC');
  await waitFor(() => expect(network.sent(ProductGroupsDocument)).toHaveLength(1));
  expect(network.operations().filter((name) => /Filter|Groups/.test(name))).toEqual([
    'ProductGroupsAndFilter',
    'ProductGroups',
  ]);
});
