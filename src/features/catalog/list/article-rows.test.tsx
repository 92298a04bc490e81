import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ArticleRows } from './article-rows.tsx';
import type { ListChunk } from './list-chunks.ts';

vi.mock('./product-row.tsx', () => ({
  ProductRow: ({ product }: { product: { name: string } }) => <article>{product.name}</article>,
}));

let total = 0;
let without: string[] | null = null;
let answer: (chunk: ListChunk, name: string) => Promise<void>;
const createChunkQuery = (name: string) => (chunk: ListChunk) => ({
  queryKey: ['rows', name, chunk],
  queryFn: async () => {
    await answer(chunk, name);
    const offset = (chunk.page - 1) * chunk.limit;
    const rows = Array.from(
      { length: Math.max(0, Math.min(chunk.limit, total - offset)) },
      (_, index) => {
        const code = `${name} ${offset + index + 1}`;
        return { article_code: code, name: code } as unknown as ProductCardFragment;
      },
    );
    return { rows, count: total, without, asOf: new Date().toISOString() };
  },
});

let comeNear: (() => void) | null = null;
beforeEach(() => {
  sessionStorage.clear();
  total = 30;
  without = null;
  answer = async () => undefined;
  comeNear = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        comeNear = null;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Page({ endless }: { endless?: boolean }) {
  const [name, setName] = useState('chain');
  const clear = () => setName('all');
  return (
    <>
      <button type="button" onClick={() => setName('brake')}>
        Brakes
      </button>
      <ArticleRows
        chunkQuery={createChunkQuery(name)}
        endless={endless}
        noMatches={{ onClear: clear }}
      />
    </>
  );
}
/** Scrolls to the end of the list; the list begins to listen a moment after its rows are shown. */
async function scrollToEnd() {
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(comeNear).not.toBeNull();
  });
  await act(async () => comeNear?.());
}
const rows = () => screen.getAllByRole('article').map((row) => row.textContent);

test('loads the next page by "Show more" with the count left', async () => {
  const { user } = renderScreen(<Page />);
  await waitFor(() => expect(rows()).toHaveLength(12));
  expect(screen.getByRole('status').textContent).toBe('30 results');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(24));
  expect(screen.getByText('24 of 30')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says which words were left out, also over an empty list', async () => {
  without = ['speed', 'XT'];
  const { user } = renderScreen(<Page />);
  await waitFor(() => expect(rows()).toHaveLength(12));
  const said = 'No article has all words. Shown without: speed, XT';
  const announced = () => screen.getAllByRole('status').map((one) => one.textContent);
  expect(announced()).toEqual([said, '30 results']);
  total = 0;
  await user.click(screen.getByRole('button', { name: 'Brakes' }));
  await screen.findByText('Nothing matches');
  expect(announced()).toContain(said);
});

test('loads the next page near the end, only after scrolling', async () => {
  renderScreen(<Page endless />);
  await waitFor(() => expect(rows()).toHaveLength(12));
  expect(comeNear).toBeNull();
  await scrollToEnd();
  await waitFor(() => expect(rows()).toHaveLength(24));
});

test('does not retry a failed page automatically', async () => {
  answer = async ({ page }) => {
    if (page > 1) throw new Error('no connection');
  };
  const { user } = renderScreen(<Page endless />);
  await waitFor(() => expect(rows()).toHaveLength(12));
  await scrollToEnd();
  await screen.findByText('Some rows could not be loaded.');
  expect(comeNear).toBeNull();
  expect(rows()).toHaveLength(12);
  answer = async () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(24));
});

test('keeps the old list until the new one has loaded', async () => {
  const { user } = renderScreen(<Page />);
  await waitFor(() => expect(rows()[0]).toBe('chain 1'));
  const later = Promise.withResolvers<void>();
  answer = () => later.promise;
  await user.click(screen.getByRole('button', { name: 'Brakes' }));
  expect(rows()[0]).toBe('chain 1');
  const section = screen.getByRole('heading', { name: 'Results' }).closest('section');
  expect(section?.getAttribute('aria-busy')).toBe('true');
  await act(async () => later.resolve());
  await waitFor(() => expect(rows()[0]).toBe('brake 1'));
});

test('offers to clear an empty result and reports a failure', async () => {
  total = 0;
  const { user } = renderScreen(<Page />);
  await screen.findByText('Nothing matches');
  total = 3;
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(rows()).toEqual(['all 1', 'all 2', 'all 3']));
  answer = async () => {
    throw new Error('no connection');
  };
  await user.click(screen.getByRole('button', { name: 'Brakes' }));
  await screen.findByRole('button', { name: 'Try again' });
});
