import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import type { Page } from './page.ts';
import { ErrorBoundary } from './screen-failure.tsx';

const renewHost = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#src/features/hosts/load-host.ts', () => ({ renewHost }));

/** Opens a page whose loader throws. */
function open(thrown: unknown, handle?: Partial<Page>) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const loader: LoaderFunction = () => {
    throw thrown;
  };
  const router = createMemoryRouter(
    [{ path: '/:locale/*', loader, handle, element: <p>page</p>, ErrorBoundary }],
    { initialEntries: ['/en-us/x'] },
  );
  return render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

beforeEach(() => {
  renewHost.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

// B019, M034, R057
test('shows a 500 "Unknown middleware" for an unknown guard', async () => {
  open(new Response('Unknown middleware', { status: 500 }));
  expect(await screen.findByText('Unknown middleware')).toBeDefined();
  expect(screen.getByText('500')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en-us');
});

// U027 to U031, M001, B155
test('shows the not-found page and requests the host again', async () => {
  renewHost.mockRejectedValue(new HttpError(500));
  const { container } = open(new Response('', { status: 404 }));
  expect(await screen.findByText('This page could not be found')).toBeDefined();
  const classes = container.querySelector('img')?.className;
  expect(classes).toContain('w-[250px]');
  expect(classes).toContain('min-[600px]:w-[375px]');
  await waitFor(() => expect(renewHost).toHaveBeenCalledTimes(1));
});

test('names a page without permission and links home (B022)', async () => {
  open(new Response('', { status: 403 }), { title: { id: 'users', message: 'Users' } });
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeDefined();
  expect(screen.getByText(/You do not have the right to open “Users”/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en-us');
});

// B148
test('offers a refresh with the request id on any other failure', async () => {
  open(new HttpError(500, 'INTERNAL', null, 'abc123'));
  expect(await screen.findByText('Something went wrong. Please refresh.')).toBeDefined();
  expect(screen.getByText('For support: abc123')).toBeDefined();
});

// B020, M033, R058, U036
test('falls back to a sentence and a link when it fails itself', async () => {
  open(new Response(null, { status: 500 }));
  await screen.findByText('500');
  vi.doMock('./error-view.tsx', () => ({
    ErrorView: () => {
      throw new Error('again');
    },
  }));
  vi.resetModules();
  const { ErrorViewBoundary } = await import('./fallback-view.tsx');
  const { ErrorView } = await import('./error-view.tsx');
  render(
    <ErrorViewBoundary>
      <ErrorView status={500} text="x" />
    </ErrorViewBoundary>,
  );
  expect(await screen.findByText('An error occurred while showing the error page')).toBeDefined();
  const links = screen.getAllByRole('link', { name: 'Back to home' });
  expect(links.at(-1)?.getAttribute('href')).toMatch(/^\/[a-z-]+$/);
});
