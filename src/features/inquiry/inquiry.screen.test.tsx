import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CitiesDocument,
  CountriesDocument,
  CreateCustomerInquiryDocument,
} from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './inquiry.screen.tsx';

/** The clock of the page, in ms. */
let now = 0;
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const answered = (status: boolean, userErrors: { field: string; code: string }[] = []) => ({
  createCustomerInquiry: {
    message: { status, description: '' },
    userErrors: userErrors.map((error) => ({ ...error, message: '' })),
  },
});

const withPlaces = (): FakeNetwork =>
  fakeNetwork()
    .answer(CountriesDocument, {
      countries: [
        { id: 'DE', name: 'Germany' },
        { id: 'US', name: 'United States' },
      ],
    })
    .answer(CitiesDocument, {
      cities: [{ id: 'US1', description: 'Boulder', state: 'Colorado' }],
    });

/** Opens the form, which has been open for a minute then. */
function open(network = withPlaces().answer(CreateCustomerInquiryDocument, answered(true))) {
  now = 0;
  const shown = renderScreen(<Component />, {
    at: '/new-customer-inquiry',
    host: {
      host: 'us.localhost',
      countryId: 'US',
      telpCode: '+1',
      inquiryReasons: [{ id: 'shop', text: { en: 'A new shop' } }],
      inquiryConsent: { en: 'We keep it for a year.' },
    },
    user: null,
    network,
  });
  now = 60_000;
  return shown;
}

type User = ReturnType<typeof open>['user'];
/** Puts a text into a field at once; each key would be a render of the whole form. */
const put = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function fillIn() {
  put(/^Name of your shop/, 'Velo Works');
  put(/^E-mail/, 'shop@b.example');
  put(/^Phone/, '0303555');
  put(/^Address/, '1 Main Street');
  put(/^City/, 'Boulder');
  await waitFor(() => expect(document.querySelector('option[value="Boulder"]')).not.toBeNull());
  put(/^State/, 'Colorado');
  put(/^Why/, 'shop');
  put(/^What is your goal/, 'Sell bikes');
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send inquiry' }));

test('sends what was typed, without a login (U293, U294)', async () => {
  const { user, network } = open();
  expect(screen.getByText('We keep it for a year.')).toBeDefined();
  await fillIn();
  await send(user);
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeDefined();
  const [sent] = network.sent(CreateCustomerInquiryDocument);
  expect(sent?.variables).toMatchObject({
    host: 'us.localhost',
    reason: 'shop',
    goal: 'other',
    otherGoal: 'Sell bikes',
    custName: 'Velo Works',
    custCountry: 'US',
    custCity: 'Boulder',
    cityId: 'US1',
    custPhone: '0303555',
    typedMs: 60_000,
  });
  expect(sent?.variables).not.toHaveProperty('subject');
});

test('says at the fields what is missing, and sends nothing (B276, M006)', async () => {
  const { user, network } = open();
  await send(user);
  expect(await screen.findAllByText('Required')).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name of your shop/));
  put(/^Name of your shop/, ' ');
  await send(user);
  expect(await screen.findByText('Must not be empty')).toBeDefined();
  expect(network.sent(CreateCustomerInquiryDocument)).toEqual([]);
});

test.each([
  ['shop', /^E-mail/, 'Email must be valid'],
  ['+1 303', /^Phone/, '*Must Be Numeric (17 digits max)'],
  ['javascript:alert(1)', /^Website/, 'Write an address such as https://shop.example'],
])('says what is wrong with %s (M010, M012)', async (typed, label, problem) => {
  const { user } = open();
  put(label, typed);
  await send(user);
  expect(await screen.findByText(problem)).toBeDefined();
});

test('keeps what was typed in this tab until it is sent', async () => {
  const { unmount } = open();
  await fillIn();
  unmount();
  const again = open();
  expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Boulder');
  expect(JSON.stringify(localStorage)).not.toContain('Velo Works');
  await send(again.user);
  await screen.findByRole('heading', { name: /^Thank you/ });
  expect(JSON.stringify(sessionStorage)).not.toContain('Velo Works');
});

test('shows what the server refuses at its field', async () => {
  const refused = answered(false, [{ field: 'custCity', code: 'UNKNOWN_CITY' }]);
  const { user } = open(withPlaces().answer(CreateCustomerInquiryDocument, refused));
  await fillIn();
  await send(user);
  expect(await screen.findByText(/^This city is in another country/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of your shop/).value).toBe('Velo Works');
});

test('keeps all while there is no network', async () => {
  const { user, network } = open();
  await fillIn();
  network.goOffline();
  expect(await screen.findByText(/^You are offline. What you typed stays here/)).toBeDefined();
  await send(user);
  expect(network.sent(CreateCustomerInquiryDocument)).toEqual([]);
  network.goOnline();
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  await send(user);
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeDefined();
});

test('waits as long as a person needs (N131)', async () => {
  const { user, network } = open();
  await fillIn();
  now = 2_000;
  await send(user);
  expect(network.sent(CreateCustomerInquiryDocument)).toEqual([]);
  expect(screen.getByRole('button', { name: /Send inquiry/ }).getAttribute('aria-busy')).toBe(
    'true',
  );
});

test('hides its trap from people and assistive technology', () => {
  open();
  expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  expect(document.querySelector('[name=subject]')?.getAttribute('tabindex')).toBe('-1');
});
