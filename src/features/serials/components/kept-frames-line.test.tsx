import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { keepFrames, keepThefts } from '../device/frame-copies.ts';
import { framesOnDevice, shownFrame } from '../testing/frames.ts';
import { KeptFramesLine } from './kept-frames-line.tsx';

const open = () =>
  renderScreen(<KeptFramesLine />, { host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC' } });
const viewer = () => boundViewer() as Viewer;

test('tells how many frames and stolen numbers are kept, and of when', async () => {
  const { queries, container } = open();
  const copy = framesOnDevice({ frames: [shownFrame(), shownFrame({ id: 'b' })] });
  await keepFrames(viewer(), 'en-us', copy);
  const older = { ...copy, asOf: '2026-11-19T06:00:00Z' };
  await keepFrames({ ...viewer(), customer: 'C2' }, 'en-us', older);
  await keepThefts(viewer(), { packed: new Uint8Array(), size: 9, etag: '' });
  await queries.invalidateQueries({ queryKey: ['frames'] });
  await screen.findByText(/^as of 2026-11-19/);
  expect(container.textContent).toContain('4 delivered frames and the recalls');
  expect(container.textContent).toContain('9 numbers of stolen bikes');
});

test('shows nothing where nothing is kept', async () => {
  const { container, queries } = open();
  await keepThefts(viewer(), { packed: new Uint8Array(), size: 9, etag: '' });
  await queries.invalidateQueries({ queryKey: ['frames'] });
  expect(container.querySelector('p')).toBeNull();
});
