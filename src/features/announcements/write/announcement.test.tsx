import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import {
  ContentAudienceDocument,
  ContentPortalsDocument,
  DeleteAnnouncementDocument,
  UpdateAnnouncementDocument,
  type WrittenAnnouncementFragment,
  WrittenAnnouncementItemDocument,
  WrittenAnnouncementListDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as Edit } from './announcement.screen.tsx';
import { Component as List } from './announcement-list.screen.tsx';

beforeEach(makeWindowWide);

const user = { scopes: ['page.announcement'] };
const done = { message: { status: true, description: '' }, userErrors: [] };
const noPicture = () => {
  throw new HttpError(404, '');
};
const announcement: WrittenAnnouncementFragment = {
  id: 'a1',
  version: 2,
  type: 'login',
  texts: [{ language: 'en', title: 'Stocktaking', body: '<p>Closed</p>' }],
  url: null,
  from: '2026-11-01',
  to: '2026-11-30',
  portals: [],
  picture: {
    id: 'p1',
    url: '/announcements/p1.webp',
    width: 800,
    height: 400,
    altTexts: [{ language: 'en', text: 'A closed shop' }],
  },
  state: 'live',
  changedAt: '2026-11-01T08:00:00Z',
  changedBy: 'Mia',
};

test('lists announcements and deletes one', async () => {
  const row = { ...announcement, title: 'Stocktaking', language: 'en' };
  const { user: press, network } = renderScreen(<List />, {
    user,
    network: fakeNetwork()
      .answer(WrittenAnnouncementListDocument, {
        announcements: { announcements: [row], info: { count: 1 }, asOf: row.changedAt },
      })
      .answer(DeleteAnnouncementDocument, { deleteAnnouncement: done }),
  });
  expect(await screen.findByText('Before the login')).toBeDefined();
  await press.click(screen.getByRole('button', { name: /Stocktaking/ }));
  await press.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await press.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Stocktaking is deleted');
  expect(network.sent(DeleteAnnouncementDocument)[0]?.variables).toEqual({ id: 'a1', version: 2 });
});

test('keeps the picture of a changed announcement', async () => {
  const { user: press, network } = renderScreen(
    [
      { path: '/:locale/admin/announcements/:id/edit', element: <Edit /> },
      { path: '/:locale/admin/announcements', element: <p>All announcements</p> },
    ],
    {
      at: '/admin/announcements/a1/edit',
      user,
      network: fakeNetwork()
        .answerRest('GET', '/announcements/p1.webp', noPicture)
        .answer(WrittenAnnouncementItemDocument, { announcement })
        .answer(ContentPortalsDocument, { configs: [] })
        .answer(ContentAudienceDocument, { contentAudience: { isEverybody: true } })
        .answer(UpdateAnnouncementDocument, { updateAnnouncement: { ...done, record: null } }),
    },
  );
  expect(await screen.findByText('Everybody sees this, also without a login.')).toBeDefined();
  await press.type(screen.getByRole('textbox', { name: /^Link/ }), '/news');
  await press.click(screen.getByRole('button', { name: 'Save & close' }));
  await screen.findByText('All announcements');
  expect(network.sent(UpdateAnnouncementDocument)[0]?.variables).toMatchObject({
    id: 'a1',
    version: 2,
    input: {
      url: '/news',
      picture: 'p1',
      altTexts: [{ language: 'en', text: 'A closed shop' }],
      published: true,
    },
  });
});
