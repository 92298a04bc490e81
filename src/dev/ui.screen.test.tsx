import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Component } from './ui.screen.tsx';

test('shows its sections in the chosen look until it is left', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }], {
    initialEntries: ['/en-us/dev/ui'],
  });
  const page = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const { style, dataset } = document.documentElement;
  await user.click(screen.getByRole('link', { name: 'Days and paper' }));
  expect(screen.getByText('Spring sale')).toBeDefined();
  expect(document.querySelector('script')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'No motion' }));
  expect(style.getPropertyValue('--p-surface')).toBe('#18222b');
  expect(style.getPropertyValue('--p-error')).toBe('#ff2800');
  expect(dataset.motion).toBe('none');
  await user.click(screen.getByRole('button', { name: '320 px' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('320 px');
  expect(frame.getAttribute('src')).toContain('scheme=dark&motion=none&frame=inside');
  page.unmount();
  expect(style.getPropertyValue('--p-surface')).toBe('');
  expect(dataset.motion).toBeUndefined();
});

test('shows both form versions when the server refuses a stale one', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }], {
    initialEntries: ['/en-us/dev/ui/forms'],
  });
  const page = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getAllByText('Keep mine')).toHaveLength(2);
  const notes = screen.getAllByLabelText('Note');
  await user.type(notes[3] as HTMLElement, '!');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[3] as HTMLElement);
  expect(await screen.findAllByText('Take theirs')).toHaveLength(4);
  page.unmount();
});
