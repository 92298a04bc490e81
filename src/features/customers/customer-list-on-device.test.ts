import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/graphql/query-client.ts';
import { openUserDatabase, wipeUserData, workTables } from '#src/offline/database.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { type Customer, readCustomerList } from './customer-device.ts';
import { customerListQuery, keptCustomerListQuery } from './customer-list.queries.ts';
import { loadCustomerList } from './load-customer-list.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const customer = (n: number): Customer => ({
  custName: `Shop ${n}`,
  custCode: { unified: `C${n}`, r3: `R${n}`, isr: null },
  custAddress: '',
  custCity: '',
  custEmail: '',
  custPhone: '',
  custAreas: [],
});

let userId = 500;
const viewerOf = (id: number) => ({ host: 'shop.test', userId: id, customer: null, sorg: '2000' });

/** A server with so many customers; the last `shifted` of a page come again on the next one. */
function serve(count: number, shifted = 0): void {
  request.mockImplementation(async (_: unknown, params: { page: number; limit: number }) => {
    const first = (params.page - 1) * params.limit - (params.page > 1 ? shifted : 0);
    const last = Math.min(count, first + params.limit);
    return {
      salesCustomers: {
        customers: Array.from({ length: last - first }, (_, n) => customer(first + n)),
        info: { page: params.page, count, pageTotal: Math.ceil(count / params.limit) },
      },
    };
  });
}
const codes = (list: { customers: readonly Customer[] } | null) =>
  list?.customers.map(({ custCode }) => custCode.unified);

beforeEach(() => {
  userId += 1;
  queryClient.clear();
  request.mockReset();
  bindViewer(viewerOf(userId));
});

test('loads all customers in pages of 1,000 and stores them', async () => {
  serve(2500);
  const loaded = await loadCustomerList();
  expect(request).toHaveBeenCalledTimes(3);
  expect(loaded.customers).toHaveLength(2500);
  const kept = await readCustomerList();
  expect(codes(kept)).toEqual(codes(loaded));
  expect(kept?.asOf).toBe(loaded.asOf);
});

test('lists a customer once that moves a page while loading', async () => {
  serve(1500, 2);
  expect(new Set(codes(await loadCustomerList())).size).toBe(
    (await readCustomerList())?.customers.length,
  );
});

test('keeps the stored list when a page fails', async () => {
  serve(3);
  await loadCustomerList();
  request.mockRejectedValue(new Error('unwell'));
  await expect(loadCustomerList()).rejects.toThrow('unwell');
  expect(codes(await readCustomerList())).toEqual(['C0', 'C1', 'C2']);
});

test('shows the stored list first, with its own date', async () => {
  serve(2);
  const { asOf } = await loadCustomerList();
  expect(await queryClient.fetchQuery(keptCustomerListQuery)).toBe(true);
  expect(codes(queryClient.getQueryData(customerListQuery.queryKey) ?? null)).toEqual(['C0', 'C1']);
  expect(queryClient.getQueryState(customerListQuery.queryKey)?.dataUpdatedAt).toBe(asOf);
});

test("does not replace this session's list by an older stored one", async () => {
  serve(1);
  await loadCustomerList();
  const fresh = { customers: [], asOf: Date.now() + 1 };
  queryClient.setQueryData(customerListQuery.queryKey, fresh);
  await queryClient.fetchQuery(keptCustomerListQuery);
  expect(queryClient.getQueryData(customerListQuery.queryKey)).toBe(fresh);
});

test('belongs to its user and sales organisation', async () => {
  serve(2);
  await loadCustomerList();
  bindViewer({ ...viewerOf(userId), sorg: '3000' });
  expect(await readCustomerList()).toBeNull();
  bindViewer(viewerOf(userId + 10_000));
  expect(await readCustomerList()).toBeNull();
});

test('wipes the list on logout and drops one still loading', async () => {
  serve(2);
  await loadCustomerList();
  let arrive = (_: unknown) => {};
  request.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const loading = loadCustomerList();
  await wipeUserData('shop.test', userId);
  arrive({ salesCustomers: { customers: [customer(7)], info: { pageTotal: 1 } } });
  expect(codes(await loading)).toEqual(['C7']);
  expect(await readCustomerList()).toBeNull();
});

test("does not hold back the user's changes", async () => {
  const names = workTables(openUserDatabase('shop.test', userId)).map(({ name }) => name);
  expect(names).not.toContain('customerLists');
  expect(names).toContain('outbox');
});
