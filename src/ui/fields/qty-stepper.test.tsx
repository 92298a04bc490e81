import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { QtyStepper, type QtyStepperProps } from './qty-stepper.tsx';

function open(props: Partial<QtyStepperProps> = {}) {
  const taken = vi.fn();
  const wrong = vi.fn();
  function Sample() {
    const [qty, setQty] = useState(props.value ?? 5);
    const onChange = (next: number) => {
      taken(next);
      setQty(next);
    };
    return <QtyStepper {...props} label="Pieces" onWrong={wrong} value={qty} onChange={onChange} />;
  }
  const { user } = renderScreen(<Sample />, { at: '/sample' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' });
  /** Writes everything at once, so that no partial text stays long enough to count. */
  const write = async (text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  const described = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { user, field, taken, wrong, write, described };
}

test.each([
  ['1.5', 'Whole pieces only'],
  ['1,5', 'Whole pieces only'],
  ['½', 'Whole pieces only'],
  ['-5', 'At least 1'],
  ['−5', 'At least 1'],
  ['1e9', 'This is not a quantity'],
  ['٣', 'Write the quantity with the digits 0 to 9'],
  ['5 pcs', 'Write the quantity with the digits 0 to 9'],
  ['1,000', 'This number can be read in more than one way'],
  ['3.10.2026', 'This is a date, not a quantity'],
  ['a few', 'This is not a quantity'],
  ['100000', 'At most 99999'],
  ['1000000000', 'At most 99999'],
])('keeps the invalid text %s and does not apply it (C064)', async (text, why) => {
  const { user, field, taken, wrong, write, described } = open();
  await write(text);
  await waitFor(() => expect(described()).toBe(why));
  expect(screen.getByRole('alert').textContent).toBe(why);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(field.value).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe(why);
  expect(taken).not.toHaveBeenCalled();
  expect(wrong).toHaveBeenLastCalledWith(true);
});

// N057, M044
test('shows the quota for a larger quantity and does not apply it', async () => {
  const { user, field, taken, write, described } = open({ value: 3, max: 5 });
  await write('9');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(described()).toBe('At most 5 for you'));
  expect(taken).not.toHaveBeenCalled();
  expect(field.value).toBe('9');
  await write('5');
  await user.keyboard('{Enter}');
  expect(taken.mock.calls).toEqual([[5]]);
  expect(described()).toBeUndefined();
});

test('steps from the last valid quantity, Escape restores it', async () => {
  const { user, field, taken, wrong, write } = open();
  await write('1.5');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(taken.mock.calls).toEqual([[6]]);
  expect(field.value).toBe('6');
  await write('7.5');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('6');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(wrong).toHaveBeenLastCalledWith(false);
});

test('restores an emptied field, applies 0 only when final', async () => {
  const { user, field, taken, write } = open();
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('5');
  await write('0');
  expect(taken).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(taken.mock.calls).toEqual([[0]]);
});

test('rejects 0 where at least one is needed', async () => {
  const { user, taken, write, described } = open({ min: 1 });
  await write('0');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(described()).toBe('At least 1'));
  expect(taken).not.toHaveBeenCalled();
});

test('replaces an outside problem by that of the typed quantity', async () => {
  const { user, field, write, described } = open({ problem: 'More than allowed' });
  expect(described()).toBe('More than allowed');
  await write('1.5');
  await waitFor(() => expect(described()).toBe('Whole pieces only'));
  await user.clear(field);
  expect(described()).toBe('More than allowed');
});
