import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { InquiryLink } from './inquiry-link.tsx';

// B094, F016
test.each([
  [true, [], true],
  [false, [], false],
  [true, ['https://us.localhost/'], false],
  [true, ['de.localhost'], true],
])('shows the inquiry, switch %s and hide-list %j: %s', (on, hidden, shown) => {
  const flags = { CUSTOM_URL_TO_HIDE_NEW_INQUIRY: hidden };
  const host = { host: 'us.localhost', allowNewCustomerInquiry: on, flags };
  renderScreen(<InquiryLink />, { at: '/login', host, user: null });
  const link = screen.queryByRole('link', { name: 'Become a customer' });
  expect(link?.getAttribute('href') ?? null).toBe(shown ? '/en-us/new-customer-inquiry' : null);
});
