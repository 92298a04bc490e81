import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ChangeCustomer } from './change-customer.tsx';
import { CustomerMenu } from './customer-menu.tsx';

const mocks = vi.hoisted(() => ({
  mayChoose: true,
  several: true,
  changingTo: null as string | null,
  open: vi.fn(),
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  shownCode: ({ isr, r3 }: { isr: string | null; r3: string }) => isr || r3,
  useMayChooseCustomer: () => mocks.mayChoose,
  useSeveralCustomers: () => mocks.several,
  openCustomerSelection: mocks.open,
}));
vi.mock('#src/features/customers/selection-store.ts', () => ({
  customerSelection: { subscribe: () => () => undefined, getSnapshot: () => mocks },
}));
vi.mock('#src/features/credit/credit-panel.tsx', () => ({
  CreditPanel: () => <p>Credit panel</p>,
}));

function open(at = '/catalog', options = {}) {
  const element = (
    <>
      <CustomerMenu />
      <ChangeCustomer onOpen={() => undefined} />
    </>
  );
  return renderScreen(element, { at, locale: 'de', customer, ...options }).user;
}

const longName = 'Fahrradhaus Müller-Lüdenscheidt und Söhne';
const customer = { unified: 'C1', r3: '0002000001', isr: 'I-17', name: longName };
const chip = () => screen.getByRole('button', { name: /^Customer / });
const control = () => screen.queryByRole('button', { name: /^Change customer / });

beforeEach(() => {
  mocks.mayChoose = true;
  mocks.several = true;
  mocks.changingTo = null;
  mocks.open.mockClear();
});

// U065, U094, U096
it("opens the customer's card with the credit panel by the chip", async () => {
  const user = open();
  await user.click(chip());
  expect(await screen.findByText('Credit panel')).toBeDefined();
  expect(mocks.open).not.toHaveBeenCalled();
});

// U065, U099, M066
it('asks for a customer in the chip when there is none', async () => {
  const user = open('/catalog', { customer: null });
  const [prompt] = screen.getAllByRole('button', { name: 'Select a customer' });
  if (!prompt) throw new Error('no prompt');
  await user.click(prompt);
  expect(mocks.open).toHaveBeenCalledOnce();
});

it.each([
  [true, 1],
  [false, 0],
])('several customers: %s, links to change: %i (U095, B054)', async (several, count) => {
  mocks.several = several;
  const user = open();
  await user.click(chip());
  await screen.findByText('Credit panel');
  expect(screen.queryAllByRole('button', { name: 'Change customer' })).toHaveLength(count);
});

// B045, U098, U116
it('shows ISR code, else R3 code, and a name of 36 characters', () => {
  open();
  expect(control()?.textContent).toBe('Change customer I-17 Fahrradhaus Müller-Lüdenscheid…');
});

// U101
it('hides the control on pages where customers do not matter', async () => {
  const user = open('/claim/create');
  expect(control()).toBeNull();
  await user.click(chip());
  await screen.findByText('Credit panel');
  expect(screen.queryByRole('button', { name: 'Change customer' })).toBeNull();
});

it('shows the control only to users who may change (B044)', () => {
  mocks.mayChoose = false;
  open();
  expect(control()).toBeNull();
  expect(chip()).toBeDefined();
});

it('asks to wait while the customer changes (U100, M067)', () => {
  mocks.changingTo = '0001';
  open();
  expect(screen.getAllByText('Please wait')).toHaveLength(2);
});

it('says that a customer was switched offline and what follows', async () => {
  const user = open('/catalog', { user: { switchedFrom: {} } });
  expect(chip().getAttribute('aria-label')).toMatch(/ switched offline$/);
  await user.click(chip());
  // In the chip, and in the drawer of phones.
  expect(screen.getAllByText('switched offline')).toHaveLength(2);
  expect(await screen.findByText(/^Switched offline. The server changes too/)).toBeDefined();
});
