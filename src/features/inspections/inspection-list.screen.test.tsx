import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InspectionsDocument } from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './inspection-list.screen.tsx';

test('leads from an empty list to the bikes to inspect', async () => {
  const asOf = '2026-11-20T09:00:00Z';
  const none = { pdis: [], brands: [], mechanics: [], asOf, info: { count: 0 } };
  renderScreen(<Component />, {
    at: '/pdi',
    user: { scopes: ['page.pdi'] },
    customer: { unified: 'C1', name: 'Velo Works' },
    network: fakeNetwork().answer(InspectionsDocument, { claimPDIs: none }),
  });
  const link = await screen.findByRole('link', { name: 'Show the bikes to inspect' });
  expect(link.getAttribute('href')).toContain('/frame-stock?todo=inspect');
});
