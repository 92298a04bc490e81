import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  window.name = '';
  localStorage.clear();
  vi.resetModules();
});

/** The modules as a tab of this name loads them. */
async function openTab(name: string) {
  vi.resetModules();
  window.name = name;
  const { tabScope } = await import('./tab-scope.ts');
  const { deviceStorage } = await import('./device-storage.ts');
  return { tabScope, deviceStorage };
}

test.each(['', 'view-as-', 'other'])('a tab called "%s" is an ordinary one', async (name) => {
  expect((await openTab(name)).tabScope).toBe('');
});

test('the tab of a view shares no stored value with others', async () => {
  const own = await openTab('');
  own.deviceStorage.write('draft', 'own');
  const view = await openTab('view-as-1-x');
  expect(view.deviceStorage.read('draft')).toBeNull();
  view.deviceStorage.write('draft', 'viewed');
  expect(view.deviceStorage.keys('dr')).toEqual(['draft']);
  view.deviceStorage.remove('draft');
  expect(own.deviceStorage.read('draft')).toBe('own');
});

test('a view keeps its only token over reloads without refreshing', async () => {
  const { writeSession } = await import('#src/offline/session/token-vault.ts');
  await writeSession({ refreshToken: 'view-token', user: { id: 12 } }, undefined, '|view-as-1-y');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await openTab('view-as-1-y');
  const tokens = await import('#src/offline/session/session-tokens.ts');
  expect(await tokens.accessToken()).toBe('view-token');
  expect(await tokens.storedUser()).toEqual({ id: 12 });
  expect(fetched).not.toHaveBeenCalled();
});

test('a view stores no change for sending', async () => {
  await openTab('view-as-1-z');
  const { enqueue } = await import('#src/offline/outbox/enqueue.ts');
  const { openUserDatabase } = await import('#src/offline/database.ts');
  const viewer = { host: 'x', userId: 12, customer: null, sorg: '2000' };
  const captured = enqueue(openUserDatabase('x', 12), viewer, []);
  await expect(captured).rejects.toMatchObject({ name: 'ViewOnly' });
});
