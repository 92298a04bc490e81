import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import {
  LinkedSalesDocumentsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { storeSession } from '#src/offline/session/session-tokens.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { RichTextField } from '#src/ui/rich-text/rich-text-field.tsx';
import { fakeLayout } from '#src/ui/rich-text/testing/fake-layout.ts';
import { useLinkKinds } from './use-link-kinds.ts';

fakeLayout();

let html = '';
function Text() {
  const [value, setValue] = useState('');
  html = value;
  return (
    <RichTextField label="Text" value={value} onChange={setValue} linkKinds={useLinkKinds()} />
  );
}

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});

async function openDialog(scopes = ['page.catalog', 'sales-document.cu']) {
  await storeSession({
    requestToken: 'token',
    refreshToken: 'refresh',
    user: fakeUser({ scopes }),
  });
  const { user } = renderScreen(<Text />, { network, user: { scopes } });
  const field = screen.getByRole('textbox', { name: 'Text' });
  act(() => field.focus());
  await waitFor(() => expect(field.classList).toContain('ProseMirror'));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await screen.findByRole('dialog', { name: 'Link' });
  return user;
}

it('sets a link to an article, by keyboard', async () => {
  const chain = { name: 'Chain X1', article_code: 'A-1', slug: 'chain-x1', category: 'PAA' };
  network.answer(SearchSuggestionsDocument, ({ text }) => ({
    searchSuggestions: text === 'cha' ? [{ ...chain, suggestion: 'Chain X1' } as never] : [],
  }));
  const user = await openDialog();
  await user.click(await screen.findByRole('radio', { name: 'Article' }));
  await user.type(screen.getByRole('combobox', { name: 'Article' }), 'cha');
  await screen.findByRole('option', { name: /Chain X1/ });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Set link' }));
  await waitFor(() =>
    expect(html).toBe('<p><a href="/catalog/paa/chain-x1?article=A-1">Chain X1</a></p>'),
  );
});

it('sets a link to a document, and to a page', async () => {
  const list = { id: '2000~7', title: 'Price list', subtitle: '2027' };
  network.answer(LinkedSalesDocumentsDocument, {
    salesDocuments: { salesDocuments: [list], info: { count: 1 } },
  });
  const user = await openDialog();
  await user.click(await screen.findByRole('radio', { name: 'Sales document' }));
  await user.click(screen.getByRole('combobox', { name: 'Sales document' }));
  await user.click(await screen.findByRole('option', { name: /Price list/ }));
  await user.click(screen.getByRole('radio', { name: 'Page of the portal' }));
  await user.click(screen.getByRole('button', { name: 'Set link' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose one of the list');
  await user.type(screen.getByRole('combobox', { name: 'Page of the portal' }), 'Fast');
  await user.click(await screen.findByRole('option', { name: 'Fast order' }));
  await user.click(screen.getByRole('button', { name: 'Set link' }));
  await waitFor(() => expect(html).toBe('<p><a href="/catalog/fast-order">Fast order</a></p>'));
});

it('offers no articles and documents that the writer may not search', async () => {
  await openDialog(['news.cu']);
  expect(screen.queryByRole('radio', { name: 'Article' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Sales document' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Address of the link' })).toBeTruthy();
});

it.each([
  ['www.maker.example', 'https://www.maker.example/'],
  ['sales@maker.example', 'mailto:sales@maker.example'],
  ['/order?status=open', '/order?status=open'],
])('completes the address %s', async (typed, href) => {
  const user = await openDialog();
  await user.type(
    screen.getByRole('textbox', { name: 'Address of the link' }),
    'javascript:x{Enter}',
  );
  expect(screen.getByRole('alert').textContent).toMatch(/begins with https/);
  await user.clear(screen.getByRole('textbox', { name: 'Address of the link' }));
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), `${typed}{Enter}`);
  await waitFor(() => expect(html).toBe(`<p><a href="${href}">${typed}</a></p>`));
});
