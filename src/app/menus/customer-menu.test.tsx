import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChangeCustomer } from './change-customer.tsx';
import { CustomerMenu } from './customer-menu.tsx';

const world = vi.hoisted(() => ({
  customer: null as { r3: string; isr: string | null; name: string } | null,
  mayChoose: true,
  several: true,
  changingTo: null as string | null,
  open: vi.fn(),
  user: { limitation: null } as object,
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ user: world.user, customer: world.customer, has: () => true }),
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  shownCode: ({ isr, r3 }: { isr: string | null; r3: string }) => isr || r3,
  useMayChooseCustomer: () => world.mayChoose,
  useSeveralCustomers: () => world.several,
  openCustomerSelection: world.open,
}));
vi.mock('#src/features/customers/selection-store.ts', () => ({
  customerSelection: { subscribe: () => () => undefined, getSnapshot: () => world },
}));
vi.mock('#src/features/credit/credit-panel.tsx', () => ({ default: () => <p>Credit panel</p> }));

function open(path = '/catalog') {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = (
    <>
      <CustomerMenu />
      <ChangeCustomer onOpen={() => undefined} />
    </>
  );
  const router = createMemoryRouter([{ path: ':locale/*', element }], {
    initialEntries: [`/de${path}`],
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return userEvent.setup();
}

const longName = 'Fahrradhaus Müller-Lüdenscheidt und Söhne';
const chip = () => screen.getByRole('button', { name: /^Customer / });
const control = () => screen.queryByRole('button', { name: /^Change customer / });

beforeEach(() => {
  world.customer = { r3: '0002000001', isr: 'I-17', name: longName };
  world.mayChoose = true;
  world.several = true;
  world.changingTo = null;
  world.open.mockClear();
  world.user = { limitation: null };
});

it('the chip opens the customer’s card with the credit panel (U065, U094, U096)', async () => {
  const user = open();
  await user.click(chip());
  expect(await screen.findByText('Credit panel')).toBeDefined();
  expect(world.open).not.toHaveBeenCalled();
});

it('without a customer the chip asks for one (U065, U099, M066)', async () => {
  world.customer = null;
  const user = open();
  const [prompt] = screen.getAllByRole('button', { name: 'Select a customer' });
  if (!prompt) throw new Error('no prompt');
  await user.click(prompt);
  expect(world.open).toHaveBeenCalledOnce();
});

it.each([
  [true, 1],
  [false, 0],
])('several customers: %s, links to change: %i (U095, B054)', async (several, count) => {
  world.several = several;
  const user = open();
  await user.click(chip());
  await screen.findByText('Credit panel');
  expect(screen.queryAllByRole('button', { name: 'Change customer' })).toHaveLength(count);
});

it('the control shows ISR code, else R3 code, and name in 36 characters (B045, U098, U116)', () => {
  open();
  expect(control()?.textContent).toBe('Change customer I-17 Fahrradhaus Müller-Lüdenscheid…');
});

it('the control is away where customers do not matter, and the card has no link (U101)', async () => {
  const user = open('/claim/create');
  expect(control()).toBeNull();
  await user.click(chip());
  await screen.findByText('Credit panel');
  expect(screen.queryByRole('button', { name: 'Change customer' })).toBeNull();
});

it('the control is for those who may change (B044)', () => {
  world.mayChoose = false;
  open();
  expect(control()).toBeNull();
  expect(chip()).toBeDefined();
});

it('asks to wait while the customer changes (U100, M067)', () => {
  world.changingTo = '0001';
  open();
  expect(screen.getAllByText('Please wait')).toHaveLength(2);
});

it('says that a customer was chosen without a network, and what comes of it', async () => {
  world.user = { limitation: null, switchedFrom: {} };
  const user = open();
  expect(chip().getAttribute('aria-label')).toMatch(/ switched offline$/);
  await user.click(chip());
  // In the chip, and in the drawer of phones.
  expect(screen.getAllByText('switched offline')).toHaveLength(2);
  expect(await screen.findByText(/^Switched offline. The server changes too/)).toBeDefined();
});
