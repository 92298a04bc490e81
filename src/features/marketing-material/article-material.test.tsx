import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import {
  ContentTargetMarketsDocument,
  MarketingMaterialListDocument,
} from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ArticleMaterial } from './marketing-material.public.ts';
import { toMaterial } from './testing/shown-material.ts';

function show(scopes: string[], markets = [{ id: 'm1', marketName: 'USA' }]) {
  const network = fakeNetwork()
    .answerRest('GET', '/files/f1/low', () => new Blob())
    .answer(MarketingMaterialListDocument, {
      marketingMaterials: { marketingMaterials: [toMaterial()], info: { count: 5 } },
    })
    .answer(ContentTargetMarketsDocument, {
      contentTargetMarkets: { contentTargetMarkets: markets },
    });
  const page = (
    <Suspense fallback="Loading">
      <ArticleMaterial article="P-1" />
    </Suspense>
  );
  return renderScreen(page, { user: { scopes }, network });
}

test('shows the material of an article, and the way to all of it', async () => {
  const shown = show(['page.marketing-material']);
  expect(await screen.findByRole('link', { name: 'Bike on a hill' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All 5 pictures' }).getAttribute('href')).toBe(
    '/en-us/marketing-material?article=P-1',
  );
  expect(shown.network.sent(MarketingMaterialListDocument)[0]?.variables).toMatchObject({
    limit: 4,
    filter: { article: 'P-1' },
  });
});

test('asks for nothing without the right', async () => {
  const { network } = show([]);
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(queryClient.isFetching()).toBe(0);
  expect(network.operations()).toEqual([]);
});

test('asks for no material without a market', async () => {
  const shown = show(['page.marketing-material'], []);
  await waitFor(() => expect(shown.network.sent(ContentTargetMarketsDocument)).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown.network.sent(MarketingMaterialListDocument)).toEqual([]);
});
