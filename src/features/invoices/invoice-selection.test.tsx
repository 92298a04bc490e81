import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { getInvoiceSelection, useInvoiceSelection } from './invoice-selection.ts';

let users = 0;
const newUser = () => `selector-${++users}`;

test('keeps the selection of a customer over reloads', async () => {
  function Probe() {
    const { selection, change } = useInvoiceSelection();
    return (
      <button type="button" onClick={() => change({ keys: ['+A1'], paymentId: 'ach' })}>
        {JSON.stringify(selection)}
      </button>
    );
  }
  const { user } = renderScreen(<Probe />, { user: { id: '9001' }, customer: { unified: 'C7' } });
  await user.click(screen.getByRole('button'));
  const chosen = { keys: ['+A1'], amount: null, paymentId: 'ach' };
  expect(JSON.parse(screen.getByRole('button').textContent)).toEqual(chosen);
  const stored = localStorage.getItem('pannier.input.9001.draft.invoices.C7');
  expect(JSON.parse(stored ?? '')).toEqual(chosen);
  localStorage.setItem('pannier.input.9001.draft.invoices.C8', stored ?? '');
  expect(getInvoiceSelection('9001', 'C8').getSnapshot()).toEqual(chosen);
});

test('has a selection for each customer', () => {
  const userId = newUser();
  getInvoiceSelection(userId, 'C1').change({ keys: ['+A1'] });
  expect(getInvoiceSelection(userId, 'C2').getSnapshot().keys).toEqual([]);
});

test('finds selection, amount and method after a change of customer', () => {
  const userId = newUser();
  const first = { keys: ['+A1'], amount: 500, paymentId: 'ach' };
  const second = { keys: ['+B1', '-N1'], amount: null, paymentId: 'card' };
  getInvoiceSelection(userId, 'C1').change(first);
  getInvoiceSelection(userId, 'C2').change(second);
  // A change of customer forgets the copies in memory.
  bindViewer({ host: 'shop.test', userId: 1, customer: 'C2', sorg: '2000' });
  expect(getInvoiceSelection(userId, 'C1').getSnapshot()).toEqual(first);
  expect(getInvoiceSelection(userId, 'C2').getSnapshot()).toEqual(second);
});

test('drops a typed amount when other invoices are selected', () => {
  const selection = getInvoiceSelection(newUser(), 'C1');
  selection.change({ keys: ['+A1'], amount: 500 });
  expect(selection.getSnapshot()).toMatchObject({ keys: ['+A1'], amount: 500 });
  selection.change({ paymentId: 'ach' });
  expect(selection.getSnapshot().amount).toBe(500);
  selection.change({ keys: ['+A1', '+A2'] });
  expect(selection.getSnapshot().amount).toBeNull();
});

test('keeps the payment method when it is cleared', () => {
  const selection = getInvoiceSelection(newUser(), 'C1');
  selection.change({ keys: ['+A1'], amount: 500, paymentId: 'ach' });
  selection.clear();
  expect(selection.getSnapshot()).toEqual({ keys: [], amount: null, paymentId: 'ach' });
});
