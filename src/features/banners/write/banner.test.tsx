import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import {
  ContentAudienceDocument,
  ContentPortalsDocument,
  CreateBannerDocument,
  UpdateBannerDocument,
  type WrittenBannerFragment,
  WrittenBannerItemDocument,
  WrittenBannerListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as Edit } from './banner.screen.tsx';
import { Component as List } from './banner-list.screen.tsx';

beforeEach(makeWindowWide);

const user = { scopes: ['page.banner'] };
const network = () =>
  fakeNetwork().answerRest('GET', '/bnrs/image/p1.webp', () => {
    throw new HttpError(404, '');
  });
const banner: WrittenBannerFragment = {
  id: 'b1',
  version: 7,
  url: '/bnrs/image/p1.webp',
  link: null,
  bannerFile: 'p1.webp',
  from: '2026-11-01',
  to: '2026-11-30',
  file: { id: 'p1', name: 'autumn.jpg', bytes: 2000 },
  portals: [],
  state: 'live',
  changedAt: '2026-11-01T08:00:00Z',
  changedBy: 'Mia',
};

const form = (at: string) =>
  renderScreen(
    [
      { path: '/:locale/admin/banners/create', element: <Edit /> },
      { path: '/:locale/admin/banners/:id/edit', element: <Edit /> },
      { path: '/:locale/admin/banners', element: <p>All banners</p> },
    ],
    {
      at: `/admin/banners/${at}`,
      user,
      network: network()
        .answer(WrittenBannerItemDocument, { banner })
        .answer(ContentPortalsDocument, { configs: [] })
        .answer(ContentAudienceDocument, {
          contentAudience: { isEverybody: false, users: [], info: { count: 2 }, others: 0 },
        })
        .answer(UpdateBannerDocument, {
          updateBanner: {
            message: { status: true, description: '' },
            userErrors: [],
            record: banner,
          },
        }),
    },
  );

test('lists banners by the names of their pictures', async () => {
  renderScreen(<List />, {
    user,
    network: network().answer(WrittenBannerListDocument, {
      banners: { banners: [banner], info: { count: 1 }, asOf: banner.changedAt },
    }),
  });
  expect(await screen.findByRole('link', { name: 'autumn.jpg' })).toBeDefined();
});

test('leaves out the picture that stays (B122)', async () => {
  const { user: press, network: asked } = form('b1/edit');
  await press.type(await screen.findByRole('textbox', { name: /^Link/ }), '/catalog');
  await press.click(screen.getByRole('button', { name: 'Save & close' }));
  await screen.findByText('All banners');
  const [sent] = asked.sent(UpdateBannerDocument);
  expect(sent?.variables.input).toEqual({
    link: '/catalog',
    from: '2026-11-01',
    to: '2026-11-30',
    portals: [],
    published: true,
  });
});

test('refuses a new banner without a picture and days', async () => {
  const { user: press, network: asked } = form('create');
  await press.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Choose a picture')).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(asked.sent(CreateBannerDocument)).toEqual([]);
});
