import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  AnalysedModelDocument,
  AnalysisOrganisationsDocument,
  CatalogAnalysisDocument,
} from '#src/graphql/generated/graphql.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { type CatalogPort, setCatalogPort } from '#src/offline/catalog/catalog-client.ts';
import { rememberTaken } from '#src/offline/catalog/offline-catalog-store.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { type Question, questionSchema } from './catalog-analysis.queries.ts';
import { Component } from './catalog-analysis.screen.tsx';

const no = { status: false, description: '' };
const flags = {
  invalidArticle: no,
  allowToOrder: no,
  orderBlocked: no,
  hierarchyBlocked: no,
  brandBlocked: no,
  categoryBlocked: no,
  sorgBlocked: no,
  hasPrice: no,
};
const causes = {
  'B-2': [
    { code: 'BRAND_BLOCKED' as const, text: 'brand Kette is blocked' },
    { code: 'NO_PRICE' as const, text: 'no price' },
  ],
  'X-9': [{ code: 'INVALID' as const, text: 'no such article' }],
};
const article = (articleCode: string) => ({
  articleCode,
  name: `Article ${articleCode}`,
  causes: causes[articleCode as keyof typeof causes] ?? [],
  ...flags,
  stock: { available: 3, custorder: 0, nextArrival: null },
  availableForOrderAt: null,
});

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answer(AnalysisOrganisationsDocument, {
      sorgs: [{ sorg: '2000', name: 'United States' }],
      configs: [
        { sorg: '2000', merchantName: 'Pannier', exactQtyCheck: false, availableStockCheck: true },
      ],
    })
    .answer(CatalogAnalysisDocument, ({ articleCodes }) => ({
      productAnalyzesV3: (articleCodes as string[]).map(article),
    }));
});

const show = () =>
  renderScreen(<Component />, { user: { scopes: ['page.catalog-analyze'] }, network });
async function ask(text: string) {
  const { user } = show();
  const field = screen.getByRole('textbox', { name: 'Article codes' });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Analyse' }));
  return user;
}

test('says one sentence per article and names unknown codes', async () => {
  const user = await ask('A-1\n\nB-2; X-9');
  expect(await screen.findByText('2 articles: 1 may be ordered, 1 may not')).toBeDefined();
  expect(
    screen.getByText('Not for any customer: brand Kette is blocked. Also: no price.'),
  ).toBeDefined();
  expect(screen.getByText('1 unknown code: X-9')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change the question' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Article codes' }).value).toBe(
    'A-1\n\nB-2; X-9',
  );
  expect(screen.getByText(/orders above stock are refused/)).toBeDefined();
});

test('asks for a hundred codes at a time', async () => {
  await ask(Array.from({ length: 250 }, (_, n) => `N-${n}`).join(','));
  expect(await screen.findByText('250 articles: 250 may be ordered, 0 may not')).toBeDefined();
  const sizes = network
    .sent(CatalogAnalysisDocument)
    .map(({ variables }) => variables.articleCodes.length);
  expect(sizes).toEqual([100, 100, 50]);
});

test('takes at most a thousand codes, and at least one', async () => {
  const user = await ask(Array.from({ length: 1_001 }, (_, n) => `N-${n}`).join('\n'));
  expect(screen.getByText('At most 1,000 at once')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: 'Article codes' }));
  expect(screen.getByText('Name at least one article')).toBeDefined();
  expect(network.sent(CatalogAnalysisDocument)).toEqual([]);
});

describe('without a connection', () => {
  const asOf = '2026-11-20T08:55:00.000Z';
  const taken = {
    sorg: '2000',
    customers: ['C1'],
    pictures: false,
    articles: 3,
    asOf,
    revision: 1,
  };
  const stock = { available: 3, custorder: null, nextArrival: null };
  let asked: unknown[];

  /** A worker that knows all articles but X-9, and no orders of customers. */
  class Port implements CatalogPort {
    onmessage: CatalogPort['onmessage'] = null;
    onerror: CatalogPort['onerror'] = null;
    terminate() {}
    postMessage(message: Parameters<CatalogPort['postMessage']>[0]) {
      if (!('id' in message) || message.request.type !== 'answer') return;
      const { variables, ...request } = message.request;
      asked.push(request);
      const { articleCodes } = variables as { articleCodes: string[] };
      const productAnalyzesV3 = articleCodes.map((code) => ({ ...article(code), stock }));
      const data = { id: message.id, data: { productAnalyzesV3, asOf } };
      queueMicrotask(() => this.onmessage?.({ data } as MessageEvent));
    }
  }

  beforeEach(() => {
    asked = [];
    setCatalogPort(() => new Port());
  });
  afterEach(() => setCatalogPort(null));

  const question: Question = { sorg: '2000', sales: null, customer: null, text: 'B-2' };
  const person = { code: 'P', name: 'P' };
  function showOffline(kept: Partial<Question>, catalog: typeof taken | null = taken) {
    rememberTaken(7, catalog);
    keptDraft('7', 'catalog-analysis', questionSchema).keep({ ...question, ...kept });
    const view = renderScreen(<Component />, {
      user: { id: '7', scopes: ['page.catalog-analyze'] },
      now: '2026-11-20T12:00:00Z',
      network,
    });
    act(() => network.goOffline());
    return view;
  }
  const button = () => screen.getByRole('button', { name: 'Analyse' });

  test.each<[string, Partial<Question>, null?]>([
    ['The analysis of customers needs a connection.', { customer: { code: 'C1', name: '' } }, null],
    ['The analysis without a customer needs a connection.', {}],
    ['The analysis of other customers needs a connection.', { customer: person }],
    [
      'The analysis of other customers needs a connection.',
      { sorg: '3000', customer: { code: 'C1', name: '' } },
    ],
    ['The analysis for a sales person needs a connection.', { sales: person, customer: person }],
  ])('says what it needs: %s %j', async (words, kept, catalog) => {
    const { user } = showOffline(kept, catalog);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(words)).toBeDefined();
    await user.click(button());
    expect(screen.getByRole('textbox', { name: 'Article codes' })).toBeDefined();
  });

  test('answers for the active customer from the catalog', async () => {
    const { user } = showOffline({ text: 'B-2, X-9' });
    await user.click(screen.getByRole('button', { name: 'Choose Velo Works' }));
    await user.click(button());
    const sentence = 'Not for C1: brand Kette is blocked. Also: no price.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText('1 code is not in the catalog on this device: X-9')).toBeDefined();
    expect(screen.getAllByText(/^as of/)).toHaveLength(1);
    expect(asked).toEqual([
      expect.objectContaining({ operation: 'CatalogAnalysis', customer: 'C1' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Actions for B-2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show details' }));
    expect(screen.getByText('– (needs a connection)')).toBeDefined();
    expect(screen.getByText('The whole model needs a connection.')).toBeDefined();

    network.answer(AnalysedModelDocument, { analysedModel: null });
    act(() => network.goOnline());
    expect(await screen.findByText('1 unknown code: X-9')).toBeDefined();
    expect(screen.queryByText('– (needs a connection)')).toBeNull();
    expect(screen.queryByText(/^as of/)).toBeNull();
  });

  test('asks the device only where the server cannot be reached', async () => {
    const { user } = showOffline({ customer: { code: 'C1', name: '' } });
    act(() => network.goOnline());
    network.refuse(CatalogAnalysisDocument, 'FORBIDDEN');
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(asked).toEqual([]);
  });
});
