import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import tailwind from '../../tailwind.config.ts';
import { ProgressBar } from './progress-bar.tsx';

let arrive: () => void;

function Frame() {
  return (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
}

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const loader = () => new Promise<null>((done) => (arrive = () => done(null)));
  const children = [
    { path: '/', element: <p>here</p> },
    { path: '/slow', loader, element: <p>there</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return router;
}

const go = (router: ReturnType<typeof open>, to: string) =>
  act(async () => void router.navigate(to));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** React draws between two passes, not within one. */
const land = async () => {
  arrive();
  await pass(0);
};
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// B131, B133, C036, C038, U056
test('starts after 200 ms and hides 500 ms after the end', async () => {
  const router = open();
  await go(router, '/slow');
  await pass(199);
  expect(bar()).toBeNull();
  await pass(2);
  expect(bar()).not.toBeNull();
  await pass(7000);
  expect(bar()).not.toBeNull();
  await land();
  expect(screen.getByText('there')).toBeDefined();
  await pass(498);
  expect(bar()).not.toBeNull();
  await pass(3);
  expect(bar()).toBeNull();
});

test('shows no bar for a fast page (B131, C036)', async () => {
  const router = open();
  await go(router, '/slow');
  await pass(100);
  await land();
  await pass(1000);
  expect(bar()).toBeNull();
});

// B132, C037
test('runs for 5,000 ms, and not at all with reduced motion', async () => {
  const router = open();
  await go(router, '/slow');
  await pass(201);
  const fill = bar()?.firstElementChild?.className ?? '';
  expect(fill).toContain('animate-progress');
  expect(fill).toContain('motion-reduce:animate-none');
  expect(tailwind.theme.extend.animation.progress).toContain(' 5000ms ');
  await land();
});

test('restarts for a second page while the bar is hiding (U056)', async () => {
  const router = open();
  await go(router, '/slow');
  await pass(300);
  await land();
  await pass(100);
  await go(router, '/slow?again');
  await pass(300);
  expect(bar()?.firstElementChild?.className).toContain('animate-progress');
  await land();
  await pass(600);
  expect(bar()).toBeNull();
});
