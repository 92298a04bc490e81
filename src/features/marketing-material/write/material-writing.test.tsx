import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused, writerNetwork } from '#src/features/content/testing/writer-network.ts';
import {
  CreateMarketingMaterialDocument,
  DeleteMarketingCategoryDocument,
  UpdateMarketingCategoryDocument,
  type WriterMarketingCategoryFragment,
  type WrittenMarketingCategoryFragment,
  WrittenMarketingCategoryItemDocument,
  WrittenMarketingCategoryListDocument,
  WrittenMarketingMaterialListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as EditCategory } from './category.screen.tsx';
import { Component as Categories } from './category-list.screen.tsx';
import { Component as EditMaterial } from './material.screen.tsx';
import { Component as Materials } from './material-writing-list.screen.tsx';

beforeEach(makeWindowWide);

const user = { scopes: ['marketing-material.cud'] };
const asOf = '2026-11-20T08:00:00Z';

const listed = (
  id: string,
  fields: Partial<WriterMarketingCategoryFragment> = {},
): WriterMarketingCategoryFragment => ({
  id: `2000~${id}`,
  version: 3,
  title: id,
  language: 'en',
  type: 'brand_assets',
  parent: null,
  totalChildren: 0,
  totalMaterials: 0,
  contentTargetMarkets: [{ id: 'Dealers', marketName: 'Dealers' }],
  changedAt: asOf,
  changedBy: 'Mia',
  mayChange: true,
  ...fields,
});

const logos = listed('Logos', { totalChildren: 1 });
const black = listed('Black', {
  parent: { id: logos.id, title: logos.title },
  totalMaterials: 7,
});

const written: WrittenMarketingCategoryFragment = {
  ...black,
  route: 'black',
  showChilds: true,
  itemPerLine: 3,
  sorting: 0,
  layout: null,
  file: null,
  texts: [{ language: 'en', title: 'Black' }],
};

/** Answers a parent's children, or else those without one; a search finds the child. */
const network = () =>
  writerNetwork().answer(WrittenMarketingCategoryListDocument, ({ filter, search }) => {
    const rows = search || filter?.parent ? [black] : [logos];
    return {
      marketingMaterialCategories: {
        marketingMaterialCategories: rows,
        info: { count: rows.length },
        asOf,
      },
    };
  });

const categories = () =>
  renderScreen(
    [
      { path: '/:locale/admin/marketing-material/category', element: <Categories /> },
      { path: '/:locale/admin/marketing-material/image', element: <p>All pictures</p> },
    ],
    { at: '/admin/marketing-material/category', user, network: network() },
  );

test('opens a category of the tree and leads to its pictures', async () => {
  const { user: press, network: sent, address } = categories();
  sent.answer(DeleteMarketingCategoryDocument, {
    deleteMarketingMaterialCategory: refused('NOT_EMPTY'),
  });
  const branch = await screen.findByRole('button', { name: 'Categories in Logos' });
  expect(screen.queryByRole('link', { name: 'Black' })).toBeNull();
  await press.click(branch);
  expect(await screen.findByRole('link', { name: 'Black' })).toBeDefined();
  expect(branch.getAttribute('aria-expanded')).toBe('true');
  await press.click(screen.getByRole('button', { name: /Black/ }));
  await press.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await press.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('7 items are in it; move them first.')).toBeDefined();
  await press.click(screen.getByRole('button', { name: 'Show what is in it' }));
  await screen.findByText('All pictures');
  expect(address()).toContain('category=2000%7EBlack');
});

test('finds categories of all levels, each with its parent', async () => {
  const { user: press } = categories();
  await press.type(await screen.findByRole('searchbox'), 'bla{Enter}');
  expect(await screen.findByRole('link', { name: 'Black' })).toBeDefined();
  expect(screen.getByRole('cell', { name: /Logos/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Categories in/ })).toBeNull();
});

test('takes the type of a category from its parent', async () => {
  const { user: press, network: sent } = renderScreen(
    [
      { path: '/:locale/admin/marketing-material/category/:id/edit', element: <EditCategory /> },
      { path: '/:locale/admin/marketing-material/category', element: <p>All categories</p> },
    ],
    {
      at: '/admin/marketing-material/category/2000~Black/edit',
      user,
      network: network()
        .answer(WrittenMarketingCategoryItemDocument, { marketingMaterialCategory: written })
        .answer(UpdateMarketingCategoryDocument, {
          updateMarketingMaterialCategory: refused('ROUTE_TAKEN', 'input.route'),
        }),
    },
  );
  await screen.findByRole('combobox', { name: /^Parent category/ });
  expect(screen.queryByRole('combobox', { name: /^Type/ })).toBeNull();
  fillField(screen.getByRole('textbox', { name: /^Route/ }), 'white');
  fillField(screen.getByRole('textbox', { name: /^Position/ }), '5');
  await press.click(screen.getByRole('button', { name: 'Save & close' }));
  expect(await screen.findByText(/^Another category/)).toBeDefined();
  expect(sent.sent(UpdateMarketingCategoryDocument)[0]?.variables.input).toMatchObject({
    type: 'brand_assets',
    parentId: logos.id,
    route: 'white',
    sorting: 5,
    file: null,
  });
});

test('lists pictures by category and state', async () => {
  const { user: press, network: sent } = renderScreen(<Materials />, {
    at: '/admin/marketing-material/image?category=2000~Black',
    user,
    network: network()
      .answer(WrittenMarketingCategoryItemDocument, { marketingMaterialCategory: written })
      .answer(WrittenMarketingMaterialListDocument, {
        marketingMaterials: { marketingMaterials: [], info: { count: 0 }, asOf },
      }),
  });
  expect(await screen.findByRole('button', { name: 'Category: Black' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create many' })).toBeDefined();
  await chooseFilter(press, 'State', 'Draft');
  await waitFor(() =>
    expect(sent.sent(WrittenMarketingMaterialListDocument).at(-1)?.variables.filter).toEqual({
      category: '2000~Black',
      state: 'draft',
    }),
  );
});

test('refuses a picture without a category and files', async () => {
  const { user: press, network: sent } = renderScreen(<EditMaterial />, {
    at: '/admin/marketing-material/image/create',
    user,
    network: network(),
  });
  fillField(await screen.findByRole('textbox', { name: /^Title/ }), 'Logo');
  await press.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Choose at least one file')).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(sent.sent(CreateMarketingMaterialDocument)).toEqual([]);
});

test('says how long and how many the codes of linked articles may be', async () => {
  const { user: press } = renderScreen(<EditMaterial />, {
    at: '/admin/marketing-material/image/create',
    user,
    network: network(),
  });
  fillField(await screen.findByRole('textbox', { name: /^Articles/ }), 'a'.repeat(61));
  const brands = Array.from({ length: 201 }, (_, at) => `Brand ${at}`);
  fillField(screen.getByRole('textbox', { name: /^Brands/ }), brands.join(','));
  await press.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('An entry has at most 60 characters')).toBeDefined();
  expect(screen.getByText('At most 200 entries')).toBeDefined();
});
