import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  FilterDocument,
  ManagedProductsDocument,
  UpdateProductAttributesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './products.screen.tsx';
import { managedProduct } from './testing/managed-product.ts';

const products = Array.from({ length: 76 }, (_, nth) => managedProduct(`P-${nth}`));
const facet: never[] = [];
const filter = {
  categories: facet,
  promotions: facet,
  brands: facet,
  models: facet,
  series: facet,
  frameSizes: facet,
  wheelSizes: facet,
  merchandiseCategories: facet,
  bikeCategories: facet,
  articleTags: facet,
  price: null,
  count: 76,
};

const message = { status: true, description: '' };
const done = { updateProductAttributes: { message, userErrors: [] } };

function open(scopes = ['page.catalog', 'page.catalog-analyze', 'product-management.cud']) {
  const network = fakeNetwork()
    .answer(FilterDocument, { filter })
    .answer(ManagedProductsDocument, ({ page, limit }) => ({
      managedProducts: {
        products: products.slice((page - 1) * limit, page * limit),
        info: { count: products.length },
      },
    }));
  const at = '/admin/catalog-analyze/products';
  return renderScreen(<Component />, { at, user: { scopes }, network });
}

async function openChange({ user }: ReturnType<typeof open>) {
  const [all] = await screen.findAllByRole('checkbox', { name: /all/i });
  if (!all) throw new Error('no box');
  await user.click(all);
  await user.click(await screen.findByRole('button', { name: 'Select all 76 found' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.selectOptions(await screen.findByLabelText('Order'), 'Blocked');
}

test('goes on after a batch that failed, and lists its articles', async () => {
  const page = open();
  const { network, user } = page;
  await openChange(page);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('76 articles change.');
  network.answer(UpdateProductAttributesDocument, ({ products: sent }) => {
    if ([sent].flat().length > 1) throw new NetworkError();
    return done;
  });
  await user.click(screen.getByRole('button', { name: 'Change 76 articles' }));
  await screen.findByText(/1 of 76 articles are changed.*75 were not changed/);
  screen.getByRole('button', { name: 'Try 75 again' });
  expect(network.sent(UpdateProductAttributesDocument)).toHaveLength(2);
});

test('pauses after the batch that is on its way, and goes on', async () => {
  const page = open();
  const { network, user } = page;
  await openChange(page);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const release = network.hold(UpdateProductAttributesDocument, done);
  await user.click(await screen.findByRole('button', { name: 'Change 76 articles' }));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  release();
  await screen.findByText(/75 of 76 articles are changed/);
  network.answer(UpdateProductAttributesDocument, done);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText(/76 of 76 articles are changed/);
  expect(network.sent(UpdateProductAttributesDocument)).toHaveLength(2);
});

test('sends each batch once when resumed during a call', async () => {
  const page = open();
  const { network, user } = page;
  await openChange(page);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const release = network.hold(UpdateProductAttributesDocument, done);
  await user.click(await screen.findByRole('button', { name: 'Change 76 articles' }));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  network.answer(UpdateProductAttributesDocument, done);
  release();
  await screen.findByText(/76 of 76 articles are changed/);
  const sent = network
    .sent(UpdateProductAttributesDocument)
    .map(({ variables }) => [variables.products].flat());
  expect(sent.map((batch) => batch.length)).toEqual([75, 1]);
  expect(new Set(sent.flat().map(({ articleCode }) => articleCode)).size).toBe(76);
});

test('without the permission articles can only be looked at', async () => {
  open(['page.catalog', 'page.catalog-analyze']);
  expect((await screen.findAllByText('Article P-0')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('checkbox', { name: /all/i })).toBeNull();
});
