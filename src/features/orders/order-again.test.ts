import { beforeEach, expect, test, vi } from 'vitest';
import { orderAgain } from './order-again.ts';

const mocks = vi.hoisted(() => ({ wanted: [] as { qty: number }[] }));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  setCartQtys: async (wanted: { qty: number }[]) => void mocks.wanted.push(...wanted),
}));
const product = {
  article_code: 'A',
  blocked: null,
  orderQuota: null,
  stock: { qty: 4, masked: false },
};
vi.mock('#src/graphql/client.ts', () => ({
  request: async () => ({ resolveArticles: [{ code: 'A', product }] }),
}));
const line = { article: 'A', description: 'A', order_qty: 3 };

beforeEach(() => {
  mocks.wanted = [];
});

// N029
test('leaves out lines above the stock where the host checks it', async () => {
  const again = (inCart: number, availableStockCheck: boolean) =>
    orderAgain([line], () => inCart, { availableStockCheck });
  expect(await again(1, true)).toMatchObject({ added: 1, left: [] });
  expect(await again(2, true)).toMatchObject({ added: 0, left: [{ article: 'A' }] });
  expect(await again(2, false)).toMatchObject({ added: 1, left: [] });
  expect(mocks.wanted.map(({ qty }) => qty)).toEqual([4, 5]);
});
