import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AnalysisOrganisationsDocument,
  CatalogAnalysisDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
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
