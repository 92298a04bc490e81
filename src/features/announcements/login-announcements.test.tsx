import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writtenDataId } from '#shared/written-page.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { expectLoginAnnouncements } from './announcements.public.ts';
import { LoginAnnouncements } from './login-announcements.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: '*', element: <LoginAnnouncements /> }]);
  return render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  queryClient.clear();
  fetched.mockReset();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    String(url).endsWith('/runtime.json')
      ? Response.json({ apiBase: '', basicAuth: 'x' })
      : fetched(String(url), init),
  );
});
afterEach(() => vi.unstubAllGlobals());

// B125, O010
test("shows the host's announcements before login without a token", async () => {
  const entry = { id: '1', type: 'login', title: 'New portal', url: null, content: '<p>Hello</p>' };
  fetched.mockResolvedValue(Response.json([{ ...entry, from: 'x', to: 'y' }]));
  open();
  expect(await screen.findByText('Hello')).toBeDefined();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(/\/active-announcements\/localhost$/);
  expect(new Headers(init?.headers).get('authorization')).toBeNull();
});

test('draws at once what the server wrote into the page', () => {
  const host = { host: window.location.hostname };
  const announcements = [{ id: '1', title: 'New portal', content: '<p>Hello</p>' }];
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = writtenDataId;
  data.textContent = JSON.stringify({ host, announcements });
  document.head.append(data);
  expectLoginAnnouncements();
  open();
  expect(screen.getByText('Hello')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
  data.remove();
});

test.each([
  ['an empty list', () => Response.json([])],
  ['an unknown host', () => Response.json({ code: 'UNKNOWN_HOST' }, { status: 404 })],
  ['a gateway’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['another shape', () => Response.json([{ id: 1 }])],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('shows nothing for %s (B153)', async (_name, answer) => {
  fetched.mockImplementation(async () => answer());
  const { container } = open();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});

test.each([200, 500])('reports an answer with status %i (B153)', async (status) => {
  fetched.mockResolvedValue(Response.json({ errors: [{ message: 'x' }] }, { status }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The announcements could not be loaded.',
  );
});
