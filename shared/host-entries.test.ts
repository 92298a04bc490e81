import { describe, expect, it } from 'vitest';
import { offersInquiry, offersPreview } from './host-entries.ts';

const host = (hidden: string[], on = true) => ({
  host: 'us.example.com',
  allowNewCustomerInquiry: on,
  allowPreviewPage: on,
  flags: { CUSTOM_URL_TO_HIDE_NEW_INQUIRY: hidden },
});

describe.each([
  ['the inquiry (B094, F016)', offersInquiry],
  ['the preview (B093, F015)', offersPreview],
])('%s', (_, offers) => {
  it('requires its switch', () => {
    expect(offers(host([]))).toBe(true);
    expect(offers(host([], false))).toBe(false);
  });

  it.each(['us.example.com', 'https://US.example.com/', 'us.example.com:8080', ' us.example.com '])(
    'is away on a host of the hide-list, written as "%s" (F007)',
    (entry) => expect(offers(host([entry]))).toBe(false),
  );

  it('keeps an entry on other hosts', () => {
    expect(offers(host(['example.com', 'de.example.com', '']))).toBe(true);
  });
});
