import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './error-admin.screen.tsx';

const routes = [
  { path: '/:locale/error/admin', element: <Component />, handle: { title: msg`No access` } },
];
const show = (query: string) => renderScreen(routes, { at: `/error/admin?${query}` });

test('shows the texts that its address names by code', async () => {
  show('pt=users&pi=warning&t=noRecord&s=noRecord');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('There is no such record');
  expect(screen.getByText('Users')).toBeTruthy();
  expect(screen.getByText(/^It does not exist, or/)).toBeTruthy();
  expect(document.title).toBe('Users');
});

test.each(['Your account is blocked', 'toString'])('shows nothing of the text %s', async (text) => {
  show(new URLSearchParams({ pt: text, pi: text, t: text, s: text }).toString());
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('No access');
  expect(document.body.textContent).not.toContain(text);
  expect(document.title).toBe('No access');
});
