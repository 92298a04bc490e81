import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from '../create-inspection.screen.tsx';

// Drafts of other tests.
beforeEach(() => localStorage.clear());

test('says how long each text may be', async () => {
  const { user } = renderScreen(<Component />, {
    at: '/pdi/create',
    network: fakeNetwork(),
    user: { scopes: ['page.pdi'] },
    customer: { unified: 'C1', name: 'Velo Works' },
  });
  fillField(await screen.findByLabelText(/^Article/), 'B'.repeat(61));
  fillField(screen.getByLabelText(/^Mechanic/), 'A'.repeat(101));
  fillField(screen.getByLabelText(/^Model(?! year)/), 'T'.repeat(256));
  await user.click(screen.getByRole('button', { name: 'Save inspection' }));
  for (const text of [/^At most 60 /, /^At most 100 /, /^At most 255 /])
    expect(await screen.findByText(text)).toBeDefined();
});
