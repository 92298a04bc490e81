import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  CustomerInquiriesDocument,
  DeleteCustomerInquiryDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { chooseFilter, makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { ShownInquiry } from './inquiries.queries.ts';
import { Component } from './inquiry-list.screen.tsx';

beforeEach(makeWindowWide);

const inquiry: ShownInquiry = {
  id: 'I1',
  host: 'us.localhost',
  reason: 'A new shop',
  goal: 'Sell bikes',
  custName: 'Velo Works',
  custAddress: '1 Main Street',
  custPostalCode: '80301',
  custCity: 'Boulder',
  custState: 'Colorado',
  custCountry: 'United States',
  custEmail: 'shop@b.example',
  custPhone: '+1303555',
  websiteUrl: 'https://velo.example/',
  createdAt: '2026-11-20T08:00:00.000Z',
  mail: 'failed',
  acknowledgement: 'sent',
};

function open(inquiries: ShownInquiry[]) {
  const network = fakeNetwork()
    .answer(CustomerInquiriesDocument, {
      customerInquiries: {
        inquiries,
        info: { count: inquiries.length },
        asOf: '2026-11-20T09:00:00.000Z',
      },
    })
    .answer(DeleteCustomerInquiryDocument, {
      deleteCustomerInquiry: { message: { status: true, description: '' }, userErrors: [] },
    });
  return renderScreen(<Component />, {
    at: '/admin/customer-inquiries',
    now: '2026-11-20T09:00:00Z',
    network,
    user: { scopes: ['page.user-management'] },
  });
}

test('lists inquiries with the state of their mail (reading 114)', async () => {
  const { user } = open([inquiry]);
  const row = within(await screen.findByRole('row', { name: /Velo Works/ }));
  expect(row.getByText('Boulder')).toBeDefined();
  expect(row.getByText('Failed')).toBeDefined();
  await user.click(row.getByRole('button', { name: /Velo Works/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show details' }));
  expect(await screen.findByText('Sell bikes')).toBeDefined();
  const site = screen.getByRole('link', { name: 'https://velo.example/' });
  expect(site.getAttribute('rel')).toContain('noreferrer');
});

test('filters by the state of the mail', async () => {
  const { user, network } = open([inquiry]);
  await screen.findByRole('row', { name: /Velo Works/ });
  await chooseFilter(user, 'Mail to staff', 'Failed');
  await waitFor(() =>
    expect(network.sent(CustomerInquiriesDocument).at(-1)?.variables).toMatchObject({
      mail: 'failed',
    }),
  );
});

test('deletes an inquiry after asking', async () => {
  const { user, network } = open([inquiry]);
  await user.click(await screen.findByRole('button', { name: /Velo Works/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.sent(DeleteCustomerInquiryDocument)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The inquiry is deleted.')).toBeDefined();
  expect(network.sent(DeleteCustomerInquiryDocument)[0]?.variables).toEqual({ id: 'I1' });
});

test('says when there is none', async () => {
  open([]);
  expect(await screen.findByText('No inquiries yet')).toBeDefined();
});
