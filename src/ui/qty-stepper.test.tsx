import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QtyStepper, type QtyStepperProps } from './qty-stepper.tsx';
import { showScreen } from './testing/show-screen.tsx';

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
  const { fingers } = showScreen(<Sample />, '/sample');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' });
  /** All at once, so that no half of it ever stands long enough to count. */
  const write = async (text: string) => {
    await fingers.clear(field);
    await fingers.paste(text);
  };
  const described = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { fingers, field, taken, wrong, write, described };
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
])(
  '%s is kept as it was typed, said to be wrong, and counts for nothing (C064)',
  async (text, why) => {
    const { fingers, field, taken, wrong, write, described } = open();
    await write(text);
    await waitFor(() => expect(described()).toBe(why));
    expect(screen.getByRole('alert').textContent).toBe(why);
    await fingers.keyboard('{Enter}');
    await fingers.tab();
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(described()).toBe(why);
    expect(taken).not.toHaveBeenCalled();
    expect(wrong).toHaveBeenLastCalledWith(true);
  },
);

test('more than the quota is said in the field and never asked for (N057, M044)', async () => {
  const { fingers, field, taken, write, described } = open({ value: 3, max: 5 });
  await write('9');
  await fingers.keyboard('{Enter}');
  await waitFor(() => expect(described()).toBe('At most 5 for you'));
  expect(taken).not.toHaveBeenCalled();
  expect(field.value).toBe('9');
  await write('5');
  await fingers.keyboard('{Enter}');
  expect(taken.mock.calls).toEqual([[5]]);
  expect(described()).toBeUndefined();
});

test('the steps go on from the last good quantity; Escape goes back to it', async () => {
  const { fingers, field, taken, wrong, write } = open();
  await write('1.5');
  await fingers.click(screen.getByRole('button', { name: 'One more' }));
  expect(taken.mock.calls).toEqual([[6]]);
  expect(field.value).toBe('6');
  await write('7.5');
  await fingers.keyboard('{Escape}');
  expect(field.value).toBe('6');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(wrong).toHaveBeenLastCalledWith(false);
});

test('an emptied field goes back; 0 counts only when it is final', async () => {
  const { fingers, field, taken, write } = open();
  await fingers.clear(field);
  await fingers.tab();
  expect(field.value).toBe('5');
  await write('0');
  expect(taken).not.toHaveBeenCalled();
  await fingers.keyboard('{Enter}');
  expect(taken.mock.calls).toEqual([[0]]);
});

test('where at least one is needed 0 is wrong', async () => {
  const { fingers, taken, write, described } = open({ min: 1 });
  await write('0');
  await fingers.keyboard('{Enter}');
  await waitFor(() => expect(described()).toBe('At least 1'));
  expect(taken).not.toHaveBeenCalled();
});

test('a problem told from outside gives way to what is typed', async () => {
  const { fingers, field, write, described } = open({ problem: 'More than allowed' });
  expect(described()).toBe('More than allowed');
  await write('1.5');
  await waitFor(() => expect(described()).toBe('Whole pieces only'));
  await fingers.clear(field);
  expect(described()).toBe('More than allowed');
});
