import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input.ts';

test('counts a dirty form as unsaved while it is mounted', () => {
  const form = renderHook(({ dirty }) => useUnsavedInput(dirty), {
    initialProps: { dirty: false },
  });
  expect(hasUnsavedInput()).toBe(false);
  form.rerender({ dirty: true });
  expect(hasUnsavedInput()).toBe(true);
  form.rerender({ dirty: false });
  expect(hasUnsavedInput()).toBe(false);
  form.rerender({ dirty: true });
  form.unmount();
  expect(hasUnsavedInput()).toBe(false);
});
