import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import { CheckFrameDocument, FramesOnDeviceDocument } from '#src/graphql/generated/graphql.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from './check-frame.screen.tsx';
import { keepFrames, keepThefts, readFrameCopy } from './device/frame-copies.ts';
import type { ShownFrame } from './shown-frame.ts';
import { foreignFrame, framesOnDevice, recall, shownFrame, theft } from './testing/frames.ts';

vi.mock('#src/features/scan/scan.public.ts', () => ({
  ScanButton: ({ accept, onScan }: { accept: string; onScan: (text: string) => void }) => (
    <button type="button" onClick={() => onScan(`${accept} WU1`)}>
      Scan
    </button>
  ),
}));

// It comes late; making it ready counts for no test.
beforeAll(() => import('./device/bring-frames.ts'));

const scopes = ['page.claim', 'page.pdi', 'page.customer-sales-report'];
const asOf = '2026-11-20T09:00:00Z';
/** The frames on the device. */
const copy = framesOnDevice({ frames: [shownFrame()] });
const thefts = { packed: packTheftHashes(['ST1234567']), size: 1, etag: '"1"' };

function open(number: string, frames: ShownFrame[], options: ScreenOptions = {}) {
  const framesV4 = { frames, info: { count: frames.length }, asOf };
  const network = fakeNetwork().answer(CheckFrameDocument, { framesV4 });
  return renderScreen(<Component />, {
    at: `/frame/${encodeURIComponent(number)}`,
    path: '/:locale/frame/:number?',
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' },
    user: { scopes },
    now: asOf,
    network,
    ...options,
  });
}

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name, level: 2 });
  return title.closest('article') as HTMLElement;
};
const texts = (of: HTMLElement) =>
  within(of)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const links = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the page of a scanned sticker', async () => {
  const { user, address } = open('', []);
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  expect(address()).toBe('/en-us/frame/frame%20WU1');
  await screen.findByText(/^No frame fits/);
});

test('asks for a number and shows its page', async () => {
  const { user, address, network } = open('', []);
  const field = screen.getByLabelText('Frame or serial number');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Required')).toBeDefined();
  await user.type(field, ' wu/1 {Enter}');
  expect(address()).toBe('/en-us/frame/wu%2F1');
  await screen.findByText(/^No frame fits/);
  expect(network.sent(CheckFrameDocument)[0]?.variables).toEqual({ search: 'wu/1' });
});

test('says what is known of an own frame, and what comes next', async () => {
  open('wu1', [shownFrame({ pdiNeeded: true })]);
  const shown = await card('WU-1');
  expect(shown.textContent).toContain('Trail 500B 4 · 2026 · Red, M');
  await waitFor(() =>
    expect(texts(shown)).toEqual([
      'DeliveredTo Velo Works on 2026-02-01',
      'Not soldNo sale is registered.',
      'Not inspectedThe brand wants an inspection before the sale.',
      'Not reported as stolen',
      'No recall',
    ]),
  );
  expect(links(shown)).toEqual([
    ['Register the sale', '/en-us/retail-sales/register?frame=WU-1'],
    ['Inspect it', '/en-us/pdi/create?frame=WU-1'],
  ]);
});

test('shows sale, inspection and the numbers of parts', async () => {
  const battery = { kind: 'SerialNumberBattery', value: 'BAT-9' } as const;
  open('bat9', [
    shownFrame({
      sold: {
        saleId: 'S1',
        soldDate: '2026-03-01',
        nonRetail: false,
        warrantyUntil: '2028-03-01',
      },
      pdi: { inspectedOn: '2026-02-28', mechanic: 'Workshop 2' },
      serials: [{ ...battery, articleCode: 'A-9', passportUrl: null }],
    }),
  ]);
  const shown = await card('WU-1');
  await waitFor(() =>
    expect(texts(shown).slice(1, 3)).toEqual([
      'SoldOn 2026-03-01 · Warranty until 2028-03-01',
      'InspectedBy Workshop 2 on 2026-02-28',
    ]),
  );
  expect(within(shown).getByText('Battery').parentElement?.textContent).toBe('BatteryBAT-9');
  expect(links(shown)).toEqual([]);
});

test('begins with theft and recall', async () => {
  const recalls = [recall(), recall({ id: 'OLD', done: true })];
  open('WU-1', [shownFrame({ stolen: theft(), recalls })]);
  const shown = await card('WU-1');
  const theftTexts = /^Reported as stolensince 2026-04-01 · police · Reference K-1 · Do not/;
  await waitFor(() => expect(texts(shown)[0]).toMatch(theftTexts));
  const found = texts(shown);
  expect(found[1]).toBe('Product safety recallFork may break Exchange the fork since 2026-05-01');
  expect(found.at(-1)).toBe('Recall doneFork may break since 2026-05-01');
});

test.each([
  ['of another dealer', true, 'OursIt was not delivered to you. Only recalls'],
  ['of another maker', false, 'Not oursThis frame number is not one of ours.'],
])('shows recalls and theft only for a frame %s', async (_name, isKnown, text) => {
  open('th1', [foreignFrame({ isKnown, recalls: [recall({ taskId: null })] })], {
    user: { scopes: ['page.pdi'] },
  });
  const shown = await card('TH1');
  const found = texts(shown);
  expect(found).toHaveLength(3);
  expect(found[1]).toContain(text);
  expect(links(shown)).toEqual([]);
});

test('offers near matches to choose from', async () => {
  const near = [
    shownFrame({ isNear: true }),
    shownFrame({ id: 'b', frameNumber: 'WU-7', isNear: true }),
  ];
  open('WU?', near);
  const list = await screen.findByRole('list', { name: 'Frames to choose from' });
  expect(links(list)).toEqual([
    ['WU-1', '/en-us/frame/WU-1'],
    ['WU-7', '/en-us/frame/WU-7'],
  ]);
  await waitFor(() =>
    expect(texts(list)[0]).toContain('Trail 500 · Red, M · delivered on 2026-02-01'),
  );
});

test('offers no next step without its permission', async () => {
  open('WU-1', [shownFrame()], { user: { scopes: ['page.claim'] } });
  expect(links(await card('WU-1'))).toEqual([]);
});

// Reading 116.
test('offers the sale of a bike that was used without a consumer', async () => {
  const sold = {
    saleId: 'S1',
    soldDate: '2026-03-01',
    nonRetail: true,
    status: 'complete',
    warrantyUntil: null,
  };
  open('WU-1', [shownFrame({ sold })]);
  const register = ['Register the sale', '/en-us/retail-sales/register?frame=WU-1'];
  expect(links(await card('WU-1'))).toContainEqual(register);
});

test('offers no next step to users who only read', async () => {
  open('WU-1', [shownFrame()], { user: { scopes, limitation: 'audit' } });
  expect(links(await card('WU-1'))).toEqual([]);
});

describe('a bike that must not be sold', () => {
  const register = ['Register the sale', '/en-us/retail-sales/register?frame=WU-1'];

  test.each([
    ['recalled', { recalls: [recall()] }],
    ['stolen', { stolen: theft() }],
  ])('has no way for dealers to its sale when %s', async (_name, over) => {
    open('WU-1', [shownFrame(over)]);
    expect(links(await card('WU-1'))).toContainEqual([
      'Inspect it',
      '/en-us/pdi/create?frame=WU-1',
    ]);
    expect(links(await card('WU-1'))).not.toContainEqual(register);
  });

  test('can be registered by staff, and by dealers when it is safe again', async () => {
    const { unmount } = open('WU-1', [shownFrame({ stolen: theft() })], {
      user: { scopes, isCustomer: false, limitation: 'salesman' },
    });
    expect(links(await card('WU-1'))).toContainEqual(register);
    unmount();
    open('WU-1', [shownFrame({ recalls: [recall({ done: true })] })]);
    expect(links(await card('WU-1'))).toContainEqual(register);
  });
});

test('says that a link without a known number is no frame number', async () => {
  open('https://id.example.com/f/ALC2630045', []);
  const text = /^This is no frame number: https:\/\/id.example.com\/f\/ALC2630045/;
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByText('Not reported as stolen')).toBeNull();
});

test('asks which number of a text is meant', async () => {
  open('S/N ALC2630045\nBattery S/N BAT7712345', []);
  const list = await screen.findByRole('list', { name: 'Numbers to choose from' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['ALC2630045', 'BAT7712345']);
  expect(screen.queryByText('Not reported as stolen')).toBeNull();
});

test('warns of a number that looks like a stolen one', async () => {
  open('TH1', [foreignFrame({ stolen: theft({ lookalike: 'THI' }) })]);
  const shown = await card('TH1');
  expect(texts(shown)[0]).toMatch(/^May be stolenThe number THI was reported as stolen/);
});

test('says that a register of stolen bikes could not be asked', async () => {
  open('TH1', [foreignFrame({ theftNotAsked: 'Bike Index' })]);
  const found = texts(await card('TH1'));
  const notAsked = 'Not known as stolenBike Index could not be asked. Check again later.';
  expect(found).toContain(notAsked);
});

test('links a bike that another register lists', async () => {
  const link = 'https://bikeindex.org/bikes/7';
  const stolen = theft({ source: 'Bike Index', reference: '7', isOurs: false, link });
  open('TH1', [foreignFrame({ stolen })]);
  const shown = await card('TH1');
  expect(texts(shown)[0]).toBe(
    'Listed as stolensince 2026-04-01 · Bike Index · Compare it with the bike before you sell or repair it.',
  );
  expect(links(shown)).toContainEqual(['Bike Index', link]);
});

async function ask(number: string) {
  const field = await screen.findByLabelText('Frame or serial number');
  await userEvent.clear(field);
  await userEvent.type(field, `${number}{Enter}`);
}

describe('the register on the device', () => {
  const viewer = () => boundViewer() as Viewer;

  test('is taken along after an answer', async () => {
    const { network, storeToken } = open('', [shownFrame()]);
    await storeToken(scopes);
    const headers = { etag: '"1"', 'content-type': 'application/octet-stream' };
    network
      .answer(FramesOnDeviceDocument, { framesOnDevice: copy })
      .answerRest('GET', '/stolen-bikes/2', () => new Response(thefts.packed, { headers }));
    await ask('WU-1');
    await card('WU-1');
    await waitFor(async () => expect((await readFrameCopy(viewer()))?.copy).toEqual(copy));
  });

  test('answers without a network', async () => {
    const { network } = open('', []);
    await keepFrames(viewer(), 'en-us', copy);
    await keepThefts(viewer(), thefts);
    network.goOffline();
    await ask('wu 1');
    const shown = await card('WU-1');
    expect(texts(shown)[0]).toContain('Delivered');
    expect(await screen.findByText(/^as of/)).toBeDefined();
    await ask('ST1234567');
    const found = texts(await card('ST1234567'));
    expect(found[0]).toMatch(/^May be stolenCheck again when you are online/);
    expect(found[1]).toMatch(/^Not yoursIt is not among the deliveries on this device/);
  });

  test('says when it does not know the stolen bikes', async () => {
    const { network } = open('', []);
    await keepFrames(viewer(), 'en-us', copy);
    network.goOffline();
    await ask('ST1234567');
    expect(texts(await card('ST1234567'))).toContain(
      'Theft not checkedThis device does not know the stolen bikes. Check again when you are online.',
    );
  });
});
