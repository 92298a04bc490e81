import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { HttpError } from '#src/graphql/errors.ts';
import {
  ClaimConsumerDocument,
  ClaimDetailDocument,
  ClaimedBrandsDocument,
  ClaimRulesDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as ClaimDetail } from './detail/claim-detail.screen.tsx';
import { claim, file, rulesOf } from './testing/claim.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('#src/lib/files/save-file.ts', () => ({
  saveFile: (_content: unknown, name: string) => saved.push(name),
}));
beforeEach(() => {
  saved.length = 0;
});
beforeEach(makeWindowWide);

function show(limitation = 'customer') {
  const invoice = {
    docType: 'invoice',
    url: '/files/F0',
    file: file('F0', 'application/pdf'),
  };
  const network = fakeNetwork()
    .answer(ClaimDetailDocument, { claimV2: claim({ docs: [invoice] }) })
    .answer(ClaimConsumerDocument, { claimV2: null })
    .answer(ClaimRulesDocument, rulesOf())
    .answer(ClaimedBrandsDocument, { claimBrandsV2: [] });
  return renderScreen(<ClaimDetail />, {
    path: '/:locale/claim/:id',
    at: '/claim/K1',
    user: { scopes: ['page.claim'], limitation },
    network,
  });
}

test('saves the files as a ZIP, and says when that fails', async () => {
  const { user, network } = show();
  let fails = true;
  network.answerRest('GET', '/documents/claims/K1/files', () => {
    if (fails) throw new HttpError(503, 'UNAVAILABLE');
    return new Response('zip', {
      headers: { 'content-disposition': "attachment; filename*=UTF-8''Claim.zip" },
    });
  });
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save files as ZIP' }));
  };
  await choose();
  await screen.findByText('The file could not be made. Try again.');
  expect(saved).toEqual([]);
  fails = false;
  await choose();
  await waitFor(() => expect(saved).toEqual(['Claim.zip']));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('saves nothing without a network', async () => {
  const { user, network } = show();
  await screen.findByRole('heading', { name: 'Claim C-1001' });
  network.goOffline();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() =>
    expect(
      screen.getByRole('menuitem', { name: /^Save as PDF/ }).getAttribute('aria-disabled'),
    ).toBe('true'),
  );
});

test('offers those who only read the files and nothing else', async () => {
  const { user } = show('audit');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Save as PDF', 'Save files as ZIP']);
});
