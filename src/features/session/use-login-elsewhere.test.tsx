import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

const news = vi.hoisted(() => ({ tell: null as (() => void) | null }));
vi.mock('#src/offline/session/session-tokens.ts', () => ({
  onSessionNews: (listener: () => void) => {
    news.tell = listener;
    return () => {};
  },
}));

function Login() {
  useLoginElsewhere();
  return <p>login</p>;
}

test('continues in a login tab when another tab has logged in', async () => {
  let loggedIn = false;
  const loader = () => (loggedIn ? redirect('/catalog') : null);
  const router = createMemoryRouter(
    [
      { path: '/login', loader, element: <Login /> },
      { path: '/catalog', element: <p>catalog</p> },
    ],
    { initialEntries: ['/login'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('login');
  // The page listens a moment after it is shown.
  await waitFor(() => expect(news.tell).not.toBeNull());
  loggedIn = true;
  await act(async () => news.tell?.());
  expect(await screen.findByText('catalog')).toBeDefined();
});
