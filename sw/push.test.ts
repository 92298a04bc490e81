import { expect, test, vi } from 'vitest';
import { openPage, readPush, showPush } from './push.ts';

test.each([
  undefined,
  '',
  'null',
  '[]',
  '42',
  'no json',
  '{"title":5,"body":{},"url":"https://elsewhere.test"}',
  '{"url":"//elsewhere.test"}',
  '{"url":"/\\\\elsewhere.test"}',
])('a push of %j still shows something and leads to a page of ours', (text) => {
  const { title, url } = readPush(text);
  expect(title).toBe('Pannier');
  expect(url).toBe('/');
});

test('a push shows what it says, the same tag replacing the one before', async () => {
  const showNotification = vi.fn();
  const push = {
    title: 'Back in stock',
    body: 'Mountain-200',
    url: '/catalog/bike/m200',
    tag: 'a1',
  };
  await showPush({ showNotification } as never, JSON.stringify(push));
  expect(showNotification).toHaveBeenCalledWith('Back in stock', {
    body: 'Mountain-200',
    icon: '/icons/icon-192.png',
    data: { url: '/catalog/bike/m200' },
    tag: 'a1',
  });
});

test('a click leads an open window to the page, and opens one only when there is none', async () => {
  const open = { focus: vi.fn(), navigate: vi.fn(async () => null) };
  const clients = { matchAll: vi.fn(async () => [open]), openWindow: vi.fn() };
  await openPage(clients as never, { url: '/cart' });
  expect(open.focus).toHaveBeenCalled();
  expect(open.navigate).toHaveBeenCalledWith('/cart');
  expect(clients.openWindow).not.toHaveBeenCalled();
  clients.matchAll.mockResolvedValue([]);
  await openPage(clients as never, { url: '/cart' });
  expect(clients.openWindow).toHaveBeenCalledWith('/cart');
});
