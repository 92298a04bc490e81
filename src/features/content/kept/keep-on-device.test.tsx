import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  ContentTargetMarketsDocument,
  KeptCategoryDocument,
  KeptCategoryPicturesDocument,
  NewsItemDocument,
} from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { bindViewer, boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { targetMarketsQuery } from '../content.queries.ts';
import { ContentPicture } from '../files/content-picture.tsx';
import { FileDownload } from '../files/file-download.tsx';
import type { ShownFile } from '../files/shown-file.ts';
import { toPaper, toPicture } from '../testing/content-files.ts';
import { keepItem } from './keep-item.ts';
import { keepJob } from './keep-job.ts';
import { KeepOnDevice } from './keep-on-device.tsx';
import type { KeptKey } from './kept-item.ts';
import { listKept, listKeptUrls } from './kept-store.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('#src/lib/files/save-file.ts', () => ({
  saveFile: (_content: unknown, name: string) => saved.push(name),
}));
beforeEach(() => {
  saved.length = 0;
});

let users = 4_200;
const news: KeptKey = { kind: 'news', id: '2000~7' };
const kept = /^Kept on this device, as of 2026-11-20 9:00 AM/;

/** Shows a news item with files, or a category, as its page does. */
function show(files: readonly ShownFile[] = [toPaper()], item: KeptKey = news) {
  users += 1;
  const server = { title: 'Prices', changedAt: '2026-11-18T08:00:00Z', files, isGone: false };
  const network = fakeNetwork()
    .answer(NewsItemDocument, () => {
      const { title, changedAt, files: now, isGone } = server;
      return { news: isGone ? null : { title, changedAt, file: null, files: [...now] } };
    })
    .answer(KeptCategoryDocument, () => ({
      marketingMaterialCategoryView: server.isGone ? null : { title: 'Bikes' },
    }))
    .answer(KeptCategoryPicturesDocument, () => ({
      marketingMaterialsByCategory: {
        marketingMaterials: server.files.map((file) => ({
          id: file.id,
          placeholderFile: null,
          files: [file],
        })),
        info: { count: server.files.length },
      },
    }));
  const file = () =>
    new Response('content', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''prices.pdf",
      },
    });
  for (const url of ['/files/f1', '/files/f1/medium', '/files/f1/low', '/files/f2', '/files/f3'])
    network.answerRest('GET', url, file);
  const page = (
    <>
      {files.map((one) => (
        <FileDownload key={one.id} file={one} />
      ))}
      <KeepOnDevice {...item} />
    </>
  );
  const shown = renderScreen(page, {
    now: '2026-11-20T09:00:00Z',
    host: { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' },
    user: { id: users, scopes: ['page.news'] },
    network,
  });
  const press = async (name: string) => {
    // The size comes from the server.
    if (name === 'Keep') await screen.findByText(/, about /);
    await shown.user.click(await screen.findByRole('button', { name }));
  };
  const keep = async () => {
    await press('Keep on this device');
    await press('Keep');
    await screen.findByText(kept);
  };
  /** Asks the server again, as a page does that is opened. */
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['content', 'kept'] });
  return { ...shown, server, press, keep, lookAgain };
}

describe('a news item', () => {
  test('is kept after its size was shown, and opens offline', async () => {
    const { network, press } = show();
    await press('Keep on this device');
    await screen.findByText('1 file, about 1.2 MB');
    await press('Keep');
    await screen.findByText(kept);
    network.goOffline();
    const isDisabled = () =>
      screen.getByRole('button', { name: 'Download Price list' }).hasAttribute('aria-disabled');
    await waitFor(() => expect(isDisabled()).toBe(false));
    await press('Download Price list');
    await waitFor(() => expect(saved).toEqual(['prices.pdf']));
  });

  test('that is not kept does not open offline', async () => {
    const { network, press } = show();
    network.goOffline();
    await press('Download Price list');
    expect(saved).toEqual([]);
    await press('Keep on this device');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('above 200 MB is refused in words', async () => {
    const { press } = show([toPaper({ bytes: 200_000_001 })]);
    await press('Keep on this device');
    await screen.findByText(/^This is too much: content may take up 200 MB/);
    expect(screen.getByRole('button', { name: 'Keep' }).hasAttribute('disabled')).toBe(true);
  });

  test('has a newer version, which takes its place', async () => {
    const { server, keep, press, lookAgain } = show();
    await keep();
    expect(screen.queryByText('There is a newer version.')).toBeNull();
    server.files = [toPaper({ id: 'f3', oriFileUrl: '/files/f3' })];
    await lookAgain();
    await screen.findByText('There is a newer version.');
    await press('Get the newer version');
    await press('Keep');
    await waitFor(async () => expect([...(await listKeptUrls())]).toEqual(['/files/f3']));
    await waitFor(() => expect(screen.queryByText('There is a newer version.')).toBeNull());
  });

  test('leaves the device when the server has it no more', async () => {
    const { server, keep, lookAgain } = show();
    await keep();
    server.isGone = true;
    await lookAgain();
    await screen.findByRole('button', { name: 'Keep on this device' });
    expect([...(await listKeptUrls())]).toEqual([]);
  });

  test('leaves the device when a market is taken away', async () => {
    const { network, keep } = show();
    const answer = (ids: readonly string[]) => {
      const contentTargetMarkets = ids.map((id) => ({ id, marketName: id }));
      network.answer(ContentTargetMarketsDocument, {
        contentTargetMarkets: { contentTargetMarkets },
      });
      return queryClient.fetchQuery({ ...targetMarketsQuery('news'), staleTime: 0 });
    };
    await answer(['M1', 'M2']);
    await keep();
    await answer(['M1']);
    expect((await listKept()).items).toEqual([]);
    expect([...(await listKeptUrls())]).toEqual([]);
  });

  test('is removed by the user', async () => {
    const { keep, press, user } = show();
    await keep();
    await press('Remove');
    const [, confirmed] = await screen.findAllByRole('button', { name: 'Remove', hidden: true });
    if (confirmed) await user.click(confirmed);
    await screen.findByRole('button', { name: 'Keep on this device' });
    expect((await listKept()).use).toBe(0);
  });

  test('is not shown to another user of the device', async () => {
    await show().keep();
    users += 1;
    const { items } = await listKept();
    expect(items).toHaveLength(1);
    renderScreen(<KeepOnDevice {...news} />, { user: { id: users, scopes: ['page.news'] } });
    await screen.findAllByRole('button', { name: 'Keep on this device' });
    expect((await listKept()).items).toEqual([]);
  });

  test('stays when the session ends while another item is fetched', async () => {
    const { network, keep } = show();
    await keep();
    network.answerRest('GET', '/files/f3', () => new Promise(() => undefined));
    const job = keepItem({
      kind: 'sales_document',
      id: '2000~8',
      title: 'Terms',
      changedAt: '2026-11-18T08:00:00Z',
      size: 'medium',
      files: [{ url: '/files/f3', name: 'terms.pdf', bytes: 10 }],
      asOf: '2026-11-20T09:00:00Z',
    });
    await waitFor(() => expect(keepJob.getSnapshot().total).toBe(10));
    const viewer = boundViewer();
    act(() => bindViewer(null));
    await act(() => job);
    act(() => bindViewer(viewer));
    expect((await listKept()).items.map(({ id }) => id)).toEqual([news.id]);
    expect([...(await listKeptUrls())]).toEqual(['/files/f2']);
  });

  test('that was cancelled leaves nothing', async () => {
    const { network, press } = show();
    network.answerRest('GET', '/files/f2', () => new Promise(() => undefined));
    await press('Keep on this device');
    await press('Keep');
    await press('Cancel');
    await screen.findByRole('button', { name: 'Keep on this device' });
    expect((await listKept()).use).toBe(0);
  });

  test('goes on after the connection broke', async () => {
    const { network, press } = show([toPaper(), toPaper({ id: 'f3', oriFileUrl: '/files/f3' })]);
    let isBroken = true;
    network.answerRest('GET', '/files/f3', () => {
      if (isBroken) throw new NetworkError();
      return new Response('content');
    });
    await press('Keep on this device');
    await press('Keep');
    await screen.findByText('1 of 2 files are on this device.');
    isBroken = false;
    await press('Go on');
    await screen.findByText(kept);
  });
});

describe('the pictures of a category', () => {
  const category: KeptKey = { kind: 'marketing_material_category', id: '2000~bikes' };

  test('are kept in a chosen size, medium by default', async () => {
    const { user, press } = show([toPicture()], category);
    await press('Keep on this device');
    await screen.findByText('1 file, about 296 kB');
    const size = screen.getByRole('combobox', { name: 'Size of the pictures' });
    await user.selectOptions(size, 'Low, 800 pixels');
    await screen.findByText('1 file, about 74 kB');
    await user.selectOptions(size, 'Original');
    await screen.findByText('1 file, about 1.2 MB');
    await user.selectOptions(size, 'Medium, 1,600 pixels');
    await press('Keep');
    await screen.findByText(kept);
    expect([...(await listKeptUrls())]).toEqual(['/files/f1/medium']);
  });

  test('are not listed to find that their category is gone', async () => {
    const { network, server, keep } = show([toPicture()], category);
    network.answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: [{ id: 'M1', marketName: 'M1' }] },
    });
    const contact = () =>
      queryClient.fetchQuery({ ...targetMarketsQuery('marketing_material'), staleTime: 0 });
    await keep();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const asked = network.sent(KeptCategoryDocument).length;
    const listed = network.sent(KeptCategoryPicturesDocument).length;
    await contact();
    await waitFor(() => expect(network.sent(KeptCategoryDocument)).toHaveLength(asked + 1));
    server.isGone = true;
    await contact();
    await waitFor(async () => expect((await listKept()).items).toEqual([]));
    expect(network.sent(KeptCategoryPicturesDocument)).toHaveLength(listed);
  });

  test('are shown offline in the size that is kept', async () => {
    const { network, keep } = show([toPicture()], category);
    await keep();
    network.goOffline();
    renderScreen(<ContentPicture file={toPicture()} width={320} />, {
      user: { id: users, scopes: ['page.news'] },
      network,
    });
    await screen.findByRole('img', { name: 'A bike on a hill' });
  });
});
