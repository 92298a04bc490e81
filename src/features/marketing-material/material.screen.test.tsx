import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPicture } from '#src/features/content/testing/content-files.ts';
import {
  ContentTargetMarketsDocument,
  MarketingMaterialDocument,
  MarketingMaterialNeighboursDocument,
  MarketingMaterialRootsDocument,
  MaterialArticlesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as MaterialScreen } from './material.screen.tsx';
import { toMaterial } from './testing/shown-material.ts';

const network = (item: ReturnType<typeof toMaterial> | null = toMaterial()) =>
  fakeNetwork()
    .answerRest('GET', '/files/f1/low', () => new Blob())
    .answerRest('GET', '/files/f1/medium', () => new Blob())
    .answer(MarketingMaterialDocument, ({ id }) => ({
      marketingMaterial: item && { ...item, id: String(id), title: `${item.title} ${id}` },
    }))
    .answer(MarketingMaterialNeighboursDocument, {
      marketingMaterialsSameParent: ['2000~m0', '2000~m1', '2000~m2'].map((id) => ({ id })),
    })
    .answer(MarketingMaterialRootsDocument, {
      marketingMaterialRootCategories: { marketingMaterialCategories: [], info: { count: 0 } },
    })
    .answer(MaterialArticlesDocument, {
      products: {
        products: [{ article_code: 'P-1', name: 'Bell', slug: 'bell', category: 'PAA' }],
      },
    })
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: [{ id: 'm1', marketName: 'USA' }] },
    });

const ofType = '/marketing-material/brand-assets/2000~c1/image/2000~m1';

const show = (at = ofType, answers = network()) =>
  renderScreen(
    ['/:type/:id', '/:id'].map((path) => ({
      path: `/:locale/marketing-material${path}/image/:imageId`,
      element: <MaterialScreen />,
    })),
    {
      at,
      user: { scopes: ['page.marketing-material', 'page.catalog'] },
      network: answers,
    },
  );

test.each([ofType, '/marketing-material/2000~c1/image/2000~m1'])(
  'shows the picture, its text and its sizes at %s (U296)',
  async (at) => {
    const { user } = show(at);
    expect(await screen.findByRole('heading', { name: /^Bike on a hill/, level: 1 })).toBeDefined();
    expect(screen.getByText('Taken in Bandung.')).toBeDefined();
    expect(screen.getByRole('link', { name: '← Logos' })).toBeDefined();
    // It is above the text, and not repeated below it.
    expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sizes of Cube on a hill' }));
    for (const size of ['Original, JPEG, 1.2 MB', 'High, 2,560 × 1,920 pixels', /^Thumbnail, 320/])
      expect(screen.getByRole('menuitem', { name: size })).toBeDefined();
  },
);

test('goes to the pictures before and after it (B298)', async () => {
  const { user, path } = show();
  expect(await screen.findByText('2 / 3')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'Bike on a hill 2000~m2' })).toBeDefined();
  expect(path()).toBe('/en-us/marketing-material/brand-assets/2000~c1/image/2000~m2');
  expect(await screen.findByText('3 / 3')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Next picture' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Previous picture' }));
  expect(await screen.findByRole('heading', { name: 'Bike on a hill 2000~m1' })).toBeDefined();
});

test('leaves the arrow keys to what is open', async () => {
  const more = toMaterial({ files: [toPicture(), toPicture({ id: 'f9' })] });
  const { user, path } = show(ofType, network(more));
  await user.click(await screen.findByRole('button', { name: 'Open A bike on a hill' }));
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}');
  expect(path()).toBe('/en-us/marketing-material/brand-assets/2000~c1/image/2000~m1');
});

test('leads to the articles that it is linked to', async () => {
  show(ofType, network(toMaterial({ articles: ['P-1', 'gone'] })));
  const link = await screen.findByRole('link', { name: 'Bell' });
  expect(link.getAttribute('href')).toBe('/en-us/catalog/paa/bell?article=P-1');
});

test.each([
  ['an unknown picture', ofType, null, 2],
  ['one of another type', ofType.replace('brand-assets', 'product-lineup'), toMaterial(), 0],
])('shows %s as not found', async (_, at, item, lists) => {
  const shown = show(at, network(item));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  await waitFor(() =>
    expect(shown.network.sent(MarketingMaterialRootsDocument)).toHaveLength(lists),
  );
});
