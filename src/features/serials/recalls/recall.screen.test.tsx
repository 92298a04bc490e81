import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { RecallTasksDocument } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './recall.screen.tsx';
import type { RecallTask } from './recalls.queries.ts';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saveExport: vi.fn() }));
vi.mock('#src/graphql/save-export.ts', () => mocks);

const task = (over: Partial<RecallTask> = {}): RecallTask => ({
  id: 'FORK~B-4~WU1',
  recallId: 'FORK',
  title: 'Fork may break',
  since: '2026-05-01',
  measure: 'Exchange the fork',
  link: 'https://maker.test/fork',
  frameNumber: 'WU-1',
  articleCode: 'B-4',
  description: 'Trail 500',
  custCode: 'C1',
  custName: 'Velo Works',
  deliveredOn: '2026-02-01',
  soldDate: '2026-03-01',
  state: 'open',
  notes: '',
  handledOn: null,
  photos: [],
  version: 3,
  ...over,
});

const tasks = [task(), task({ id: 'FORK~B-4~WU2', frameNumber: 'WU-2', state: 'repaired' })];

function open(shown: RecallTask[] = tasks, options: ScreenOptions = {}) {
  const info = { page: 1, limit: 10, count: shown.length, pageTotal: 1 };
  const counts = [
    { state: 'open', count: 3 },
    { state: 'repaired', count: 1 },
  ];
  const network = fakeNetwork().answer(RecallTasksDocument, {
    recallTasks: {
      tasks: shown,
      counts: shown.length > 0 ? counts : [],
      info,
      asOf: '2026-11-20T09:00:00Z',
    },
  });
  return renderScreen(<Component />, {
    at: '/recall/FORK',
    path: '/:locale/recall/:id?',
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    now: '2026-11-20T09:00:00Z',
    network,
    ...options,
  });
}

async function openReport({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Actions for WU-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  return within(await screen.findByRole('dialog', { name: 'Frame WU-1' }));
}

async function readOutbox() {
  const viewer = boundViewer();
  return await openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0).outbox.toArray();
}

test('says what the recall is about and how far it is', async () => {
  const { network } = open();
  await screen.findByRole('heading', { name: 'Product safety recall' });
  const link = await screen.findByRole('link', { name: 'WU-1' });
  expect(link.getAttribute('href')).toBe('/en-us/frame/WU-1');
  const notice = screen.getByText('Fork may break').closest('[role=status]');
  expect(notice?.textContent).toContain('Exchange the fork');
  expect(screen.getByText('1 / 4')).toBeDefined();
  await waitFor(() => expect(link.closest('tr, li')?.textContent).toContain('2026-03-01'));
  expect(network.sent(RecallTasksDocument)[0]?.variables).toEqual({
    recallId: 'FORK',
    custCode: 'C1',
    page: 1,
    limit: 10,
  });
});

test('lists the tasks of all recalls without an id', async () => {
  const { network } = open(tasks, { at: '/recall?state=open' });
  const [link] = await screen.findAllByRole('link', { name: 'Fork may break' });
  expect(link?.getAttribute('href')).toBe('/en-us/recall/FORK');
  expect(network.sent(RecallTasksDocument)[0]?.variables).toEqual({
    custCode: 'C1',
    state: 'open',
    page: 1,
    limit: 10,
  });
});

test('shows staff the customers and a chart', async () => {
  open(tasks, { customer: null, user: { isCustomer: false, isSales: true } });
  expect(await screen.findAllByText('Velo Works')).toHaveLength(2);
  expect(await screen.findByText('Chart of the states')).toBeDefined();
  expect(await screen.findByText('1 of 4 frames are done.')).toBeDefined();
});

test('keeps a report with its photos on the device', async () => {
  const shown = open([
    task({ photos: [{ id: 'F1', name: 'a.webp', bytes: 9, type: 'image/webp' }] }),
  ]);
  const { user, network } = shown;
  network.answerRest('GET', '/files/F1/thumbnail', () => Response.json({}));
  const dialog = await openReport(shown);
  network.goOffline();
  await user.selectOptions(dialog.getByLabelText(/^Result/), 'Repaired');
  await user.type(dialog.getByLabelText('Notes'), 'New fork');
  const photo = new File(['x'], 'fork.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText(/^Photos/), photo);
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText('The report is sent to the distributor when you are online.');
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'UpdateRecallTask',
    keys: ['recall-task/FORK~B-4~WU1'],
    customer: null,
    // Two tabs that enter the same capture it once.
    content: expect.any(String),
    variables: {
      id: 'FORK~B-4~WU1',
      version: 3,
      state: 'repaired',
      notes: 'New fork',
      handledOn: '2026-11-20',
      photos: ['F1', null],
    },
  });
  expect(Object.keys(entry?.blobs ?? {})).toEqual(['photos.1']);
  expect(await screen.findByText('waiting')).toBeDefined();
});

test('reports several frames at once, each with what it has', async () => {
  const photo = { id: 'F1', name: 'a.webp', bytes: 9, type: 'image/webp' };
  const { user, network } = open([
    task({ state: 'inspected', notes: 'Cracked', photos: [photo] }),
    task({ id: 'FORK~B-4~WU2', frameNumber: 'WU-2' }),
  ]);
  await user.click(await screen.findByLabelText('All on this page', { selector: 'th input' }));
  await user.click(screen.getByRole('button', { name: 'Report 2 frames' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 frames' }));
  expect(dialog.getByText('WU-1, WU-2')).toBeDefined();
  network.goOffline();
  await user.selectOptions(dialog.getByLabelText(/^Result/), 'Repaired');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await screen.findByText('The reports are sent to the distributor when you are online.');
  expect((await readOutbox()).map(({ variables }) => variables)).toMatchObject([
    { id: 'FORK~B-4~WU1', state: 'repaired', notes: 'Cracked', photos: ['F1'] },
    { id: 'FORK~B-4~WU2', state: 'repaired', notes: '', photos: [] },
  ]);
});

test('takes no report without a result', async () => {
  const shown = open();
  const { user } = shown;
  const dialog = await openReport(shown);
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Required')).toBeDefined();
  expect(await readOutbox()).toEqual([]);
});

test('offers no report to users who only read', async () => {
  open(tasks, { user: { limitation: 'audit' } });
  await screen.findByRole('link', { name: 'WU-1' });
  expect(screen.queryByRole('button', { name: 'Actions for WU-1' })).toBeNull();
});

test('saves the frames with their customers', async () => {
  mocks.saveExport.mockReset();
  const { user } = open();
  await screen.findByRole('link', { name: 'WU-1' });
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saveExport).toHaveBeenCalled());
  const [{ list, columns }] = mocks.saveExport.mock.calls[0] ?? [];
  expect(list).toBe('recall-tasks');
  expect(columns.map(({ name }: { name: string }) => name).join()).toBe(
    'title,frameNumber,articleCode,description,custCode,custName,' +
      'deliveredOn,soldDate,state,handledOn,notes',
  );
  expect(columns[8].texts.repaired).toBe('Repaired');
});

test('says that no frame is recalled', async () => {
  open([]);
  expect(await screen.findByText('No frame of yours is recalled')).toBeDefined();
});
