import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { InquiryLink } from './inquiry-link.tsx';

const host = vi.hoisted(() => ({
  host: 'us.localhost',
  allowNewCustomerInquiry: true,
  flags: { CUSTOM_URL_TO_HIDE_NEW_INQUIRY: [] as string[] },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ useHostConfig: () => host }));

test.each([
  [true, [], true],
  [false, [], false],
  [true, ['https://us.localhost/'], false],
  [true, ['de.localhost'], true],
])(
  'the way to the inquiry with its switch %s and the hide-list %j is shown: %s (B094, F016)',
  (on, hidden, shown) => {
    host.allowNewCustomerInquiry = on;
    host.flags.CUSTOM_URL_TO_HIDE_NEW_INQUIRY = hidden;
    showScreen(<InquiryLink />, '/login');
    const link = screen.queryByRole('link', { name: 'Become a customer' });
    expect(link?.getAttribute('href') ?? null).toBe(shown ? '/en-us/new-customer-inquiry' : null);
  },
);
