import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies listeners after a change but not for an equal value', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(store.getSnapshot()).toBe(2);
  end();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});
