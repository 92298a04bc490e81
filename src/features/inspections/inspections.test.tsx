import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import {
  ChangeHistoryDocument,
  CheckFrameDocument,
  FramesOnDeviceDocument,
  InspectionChecklistDocument,
  InspectionDocument,
  InspectionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component as CreateInspection } from './create-inspection.screen.tsx';
import { Component as Inspection } from './inspection.screen.tsx';
import { Component as InspectionList } from './inspection-list.screen.tsx';
import { inspection } from './testing/inspection.ts';

// Walks of many steps, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(makeWindowWide);

// Drafts of other tests.
beforeEach(() => localStorage.clear());

const host = { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm', timeZone: 'UTC' };
const common: ScreenOptions = {
  now: '2026-11-20T09:00:00Z',
  host,
  user: { scopes: ['page.pdi'] },
  customer: { unified: 'C1', name: 'Velo Works' },
};
const frame = {
  id: 'B-4~ALC1',
  frameNumber: 'ALC-0001',
  isOwn: true,
  isNear: false,
  articleCode: 'B-4',
  description: 'Trail 500',
  brand: 'Alto',
  merchandise: 'MTB',
  model: 'Trail',
  series: '',
  modelYear: 2026,
  custCode: 'C1',
  custName: 'Velo Works',
  pdi: null,
  stolen: null,
  recalls: [],
  serials: [],
};
const point = { list: 'L', version: 3, answer: 'check' } as const;
const checklist = [
  { ...point, checklistId: 1, description: 'Brakes', sorting: 1 },
  { ...point, checklistId: 2, description: 'Stem', sorting: 2, answer: 'value' as const },
  { ...point, checklistId: 3, description: 'Fork', sorting: 3, answer: 'photo' as const },
];

const database = () => {
  const viewer = boundViewer();
  return openUserDatabase(viewer?.host ?? '', viewer?.userId ?? 0);
};
const readOutbox = () => database().outbox.toArray();
/** @param bikes those that the register has, one after the other as it is asked; it goes on with the last */
function showNew({ at = '/pdi/create', bikes = [frame] as object[], points = checklist } = {}) {
  const left = [...bikes];
  const network = fakeNetwork()
    .answer(CheckFrameDocument, () => {
      const bike = left.length > 1 ? left.shift() : left[0];
      return { framesV4: { frames: bike ? [bike] : [], asOf: '2026-11-20T09:00:00Z' } };
    })
    .answer(InspectionChecklistDocument, { claimPDIChecklist: points })
    .answer(InspectionsDocument, answerOf([]));
  const routes = [
    { path: '/:locale/pdi/create', element: <CreateInspection /> },
    { path: '/:locale/pdi', element: <InspectionList /> },
  ];
  return renderScreen(routes, { ...common, at, network });
}

const answerOf = (pdis: ReturnType<typeof inspection>[]) => ({
  claimPDIs: {
    pdis,
    brands: ['Alto'],
    mechanics: ['Ada'],
    asOf: '2026-11-20T09:00:00Z',
    info: { page: 1, limit: 10, count: pdis.length, pageTotal: 1 },
  },
});

function showList(pdis = [inspection()], options: ScreenOptions = {}) {
  const network = fakeNetwork().answer(InspectionsDocument, answerOf(pdis));
  return renderScreen(<InspectionList />, { ...common, at: '/pdi', network, ...options });
}

test('keeps an inspection with photos and signature on the device', async () => {
  const { user, network } = showNew();
  fillField(await screen.findByLabelText(/^Frame number/), 'alc-0001');
  await screen.findByText('0 of 3 points done');
  expect(screen.getByLabelText(/^Article/)).toHaveProperty('value', 'B-4');
  expect(screen.getByLabelText(/^Model year/)).toHaveProperty('value', '2026');
  await user.click(screen.getByLabelText('Stem'));
  await user.click(screen.getByRole('button', { name: 'Save inspection' }));
  expect(await screen.findByText(/list is not complete/)).toBeDefined();
  expect(screen.getByText('Required')).toBeDefined();
  expect(await readOutbox()).toEqual([]);

  await user.click(await screen.findByRole('link', { name: /Pre-delivery inspections/ }));
  await user.click(await screen.findByRole('link', { name: 'New inspection' }));
  expect(await screen.findByText('1 of 3 points done')).toBeDefined();
  expect(screen.getByLabelText(/^Frame number/)).toHaveProperty('value', 'ALC-0001');

  network.goOffline();
  fillField(screen.getByLabelText(/^Mechanic/), 'Ada');
  for (const point of ['Brakes', 'Fork']) await user.click(screen.getByLabelText(point));
  fillField(screen.getByLabelText('Value Stem'), '5 Nm');
  const photo = new File(['photo'], 'fork.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/^Photos Fork/), photo);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['signed'], { type: 'image/png' })),
  );
  await user.type(screen.getByLabelText('Or type the name'), 'A');
  await screen.findByRole('img', { name: 'Signed' });
  await user.click(screen.getByRole('button', { name: 'Save inspection' }));
  await screen.findByText(/saved on this device/);
  expect(Object.keys(localStorage).filter((key) => key.includes('inspections.new'))).toEqual([]);
  const [entry] = await readOutbox();
  expect(entry).toMatchObject({
    operation: 'CreateInspection',
    customer: null,
    variables: {
      input: {
        frameNumber: 'ALC-0001',
        articleCode: 'B-4',
        brand: 'Alto',
        merchandise: 'MTB',
        mechanic: 'Ada',
        custCode: 'C1',
        list: 'L',
        listVersion: 3,
        modelYear: 2026,
        inspectedOn: '2026-11-20',
        checklist: [
          { checklistId: 1, checked: true, value: '', photos: [] },
          { checklistId: 2, checked: true, value: '5 Nm', photos: [] },
          { checklistId: 3, checked: true, value: '', photos: [null] },
        ],
        signature: null,
      },
    },
  });
  expect(Object.keys(entry?.blobs ?? {}).toSorted()).toEqual([
    'input.checklist.2.photos.0',
    'input.signature',
  ]);
});

test('fills in a scanned bike and warns of theft and recall', async () => {
  const recalls = [{ id: 'R', title: 'Fork', measure: 'Change it', done: false }];
  const stolen = { ...frame, stolen: { source: 'Police', isOurs: true }, recalls };
  const elsewhere = { ...frame, frameNumber: 'ALC-0002' };
  const listed = { ...elsewhere, stolen: { source: 'Bike Index', isOurs: false } };
  showNew({ at: '/pdi/create?frame=ALC-0001', bikes: [stolen, listed], points: [] });
  await waitFor(() => expect(screen.getByLabelText(/^Article/)).toHaveProperty('value', 'B-4'));
  expect(await screen.findByText(/reported as stolen/)).toBeDefined();
  expect(screen.getByText('Product safety recall: Fork. Change it')).toBeDefined();
  expect(await screen.findByText(/There is no inspection list for this bike/)).toBeDefined();

  fillField(screen.getByLabelText(/^Frame number/), 'alc-0002');
  expect(await screen.findByText(/^Bike Index lists a stolen bike with this number/)).toBeDefined();
  expect(screen.queryByText(/reported as stolen/)).toBeNull();
});

test('fills in no bike that was found by words of its article', async () => {
  const { network } = showNew({ bikes: [{ ...frame, description: 'Zero 20000' }] });
  const number = await screen.findByLabelText(/^Frame number/);
  fillField(number, 'zero20000');
  await waitFor(() => expect(network.sent(CheckFrameDocument)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Looking for the bike')).toBeNull());
  expect(number).toHaveProperty('value', 'zero20000');
  expect(screen.getByLabelText(/^Article/)).toHaveProperty('value', '');
});

/** Looks a bike up with a network, which brings the register along, and goes offline. */
async function takeRegister(
  shown: ReturnType<typeof showNew>,
  frames: object[],
  checklists: object[] = [],
) {
  const { user, network, storeToken } = shown;
  await storeToken(['page.pdi']);
  const headers = { etag: '"1"', 'content-type': 'application/octet-stream' };
  network
    .answer(FramesOnDeviceDocument, {
      framesOnDevice: { frames, recalls: [], checklists, asOf: '2026-11-20T06:00:00Z' },
    })
    .answerRest('GET', '/stolen-bikes/2', () => {
      return new Response(packTheftHashes(['ST1234567']), { headers });
    });
  const number = await screen.findByLabelText(/^Frame number/);
  fillField(number, 'alc-0001');
  await waitFor(async () => expect(await database().syncState.get('frames/of/C1')).toBeDefined());
  network.goOffline();
  await user.clear(number);
  return number;
}

/** The list for road bikes, as it comes with the frames. */
const roadList = {
  bikes: [{ brand: 'Alto', merchandise: 'ROAD' }],
  points: [{ ...point, checklistId: 7, list: 'R', version: 5, description: 'Chain', sorting: 1 }],
};
const roadBike = {
  ...frame,
  id: 'B-5~ALC2',
  frameNumber: 'ALC-0002',
  articleCode: 'B-5',
  merchandise: 'ROAD',
  series: 'S',
};

test('inspects a bike that was never looked up, without a network', async () => {
  const shown = showNew();
  const { user, network } = shown;
  const number = await takeRegister(shown, [frame, roadBike], [roadList]);
  await user.type(number, 'st1234567');
  expect(await screen.findByText(/^The bike may be stolen/)).toBeDefined();
  expect(screen.getByText(/^The bike is not among the deliveries on this device/)).toBeDefined();

  await user.clear(number);
  await user.type(number, 'alc0002');
  await waitFor(() => expect(screen.getByLabelText(/^Article/)).toHaveProperty('value', 'B-5'));
  expect(screen.getByLabelText(/^Category/)).toHaveProperty('value', 'ROAD');
  expect(screen.getByLabelText(/^Model(?! year)/)).toHaveProperty('value', 'Trail');
  expect(screen.getByLabelText(/^Series/)).toHaveProperty('value', 'S');
  await user.click(await screen.findByLabelText('Chain'));
  fillField(screen.getByLabelText(/^Mechanic/), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save inspection' }));
  await screen.findByText(/saved on this device/);
  expect((await readOutbox()).at(-1)?.variables).toMatchObject({
    input: {
      frameNumber: 'ALC-0002',
      merchandise: 'ROAD',
      list: 'R',
      listVersion: 5,
      checklist: [{ checklistId: 7, checked: true, value: '', photos: [] }],
    },
  });
  const asked = network.sent(InspectionChecklistDocument).map(({ variables }) => variables);
  expect(asked).not.toContainEqual({ brand: 'Alto', merchandise: 'ROAD' });
});

test('lists, deletes and restores offline (U255, U256)', async () => {
  const half = inspection({ id: 'I2', frameNumber: 'ALC2' });
  const [first] = half.checklist;
  const { user, network } = showList([
    inspection(),
    { ...half, checklist: first ? [{ ...first, checked: false }] : [] },
  ]);
  const row = (await screen.findByRole('link', { name: 'ALC1' })).closest('tr, li');
  expect(row?.textContent).toContain('1 / 1');
  expect(screen.getByText('0 / 1')).toBeDefined();

  const open = await screen.findByRole('button', { name: /ALC1/ });
  network.goOffline();
  await user.click(open);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('waiting')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await readOutbox()).map(({ operation, variables }) => [operation, variables])).toEqual([
      ['DeleteInspection', { id: 'I1' }],
      ['RestoreInspection', { id: 'I1' }],
    ]),
  );
  expect(await screen.findByText('waiting')).toBeDefined();
  // The server has refused them.
  await database().outbox.toCollection().modify({ state: 'parked' });
  expect(await screen.findByText('not taken')).toBeDefined();
});

test('shows deleted ones when asked (U255)', async () => {
  const { network } = showList([inspection({ isDeleted: true })], { at: '/pdi?deleted=1' });
  expect(await screen.findByText('Deleted')).toBeDefined();
  expect(network.sent(InspectionsDocument).at(-1)?.variables).toMatchObject({ withDeleted: true });
});

test('prints and changes a stored inspection by its list', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  const changes = [{ field: 'isDeleted', before: 'false', after: 'true' }];
  const event = { id: '1', at: '2026-11-19T09:00:00Z', actor: 'Ada', actedFor: null, changes };
  const info = { page: 1, limit: 10, count: 1, pageTotal: 1 };
  const network = fakeNetwork()
    .answer(InspectionDocument, { claimPDI: inspection() })
    .answer(InspectionsDocument, answerOf([]))
    .answer(ChangeHistoryDocument, {
      history: { events: [{ ...event, action: 'changed' }], info },
    })
    .answerRest('GET', '/documents/inspections/I1', () => new Response('%PDF'));
  const path = '/:locale/pdi/:id';
  const { user } = renderScreen(<Inspection />, { ...common, at: '/pdi/I1', path, network });
  await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect((await screen.findByText('Deleted')).closest('dl')?.textContent).toContain('Yes');
  expect(network.sent(ChangeHistoryDocument)[0]?.variables).toMatchObject({ id: 'I1' });

  const mechanic = await screen.findByLabelText(/^Mechanic/);
  await user.clear(mechanic);
  fillField(mechanic, 'Ben');
  const points = screen.getByRole('group', { name: 'Points to inspect' });
  expect(within(points).getByLabelText('Brakes')).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Save inspection' }));
  await waitFor(async () =>
    expect((await readOutbox())[0]).toMatchObject({
      operation: 'ChangeInspection',
      variables: { id: 'I1', version: 4, input: { mechanic: 'Ben', list: 'L', listVersion: 2 } },
    }),
  );
});

test('offers a deleted inspection to be restored', async () => {
  const network = fakeNetwork().answer(InspectionDocument, {
    claimPDI: inspection({ isDeleted: true }),
  });
  const path = '/:locale/pdi/:id';
  const { user } = renderScreen(<Inspection />, { ...common, at: '/pdi/I1', path, network });
  const restore = await screen.findByRole('button', { name: 'Restore' });
  network.goOffline();
  await user.click(restore);
  expect(await screen.findByText(/is waiting to be sent/)).toBeDefined();
});

test('offers auditors nothing to change (reading 43)', async () => {
  const network = fakeNetwork()
    .answer(InspectionDocument, ({ id }) => ({
      claimPDI: inspection({ id: String(id), isDeleted: id === 'I2' }),
    }))
    .answer(InspectionsDocument, answerOf([]));
  const routes = [
    { path: '/:locale/pdi/create', element: <CreateInspection /> },
    { path: '/:locale/pdi/:id', element: <Inspection /> },
  ];
  const user = { scopes: ['page.pdi'], limitation: 'audit' as const };
  const { router } = renderScreen(routes, { ...common, at: '/pdi/I1', network, user });
  expect(await screen.findByLabelText(/Mechanic/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save inspection' })).toBeNull();
  await router.navigate('/en-us/pdi/I2');
  expect(await screen.findByText('This inspection is deleted.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await router.navigate('/en-us/pdi/create');
  expect(await screen.findByText(/You can read this and export it/)).toBeTruthy();
});
