import { randomUUID } from 'node:crypto';
import { callPublic, type PublicCaller } from '#server/graphql/testing/public-call.ts';
import type { TestApp } from '#server/testing/app.ts';

/** An inquiry that localhost takes. */
export const inquiryBody = {
  host: 'localhost',
  reason: 'other',
  otherReason: 'A new shop',
  goal: 'other',
  otherGoal: 'Sell bikes',
  custName: 'Velo Works',
  custAddress: '1 Main Street',
  custPostalCode: '80301',
  custCity: 'Boulder',
  custState: 'Colorado',
  custCountry: 'US',
  custEmail: 'shop@b.example',
  custPhone: '05551234',
  websiteUrl: 'https://velo.example/',
  typedMs: 60_000,
};

/** Sends an inquiry as a stranger's browser does; what is named differs from `inquiryBody`. */
export async function sendInquiry(
  app: TestApp,
  values: Partial<typeof inquiryBody> & { cityId?: string; subject?: string } = {},
  { headers, ...caller }: PublicCaller = {},
) {
  const answer = await callPublic(
    app,
    'CreateCustomerInquiry',
    { ...inquiryBody, ...values },
    { ...caller, headers: { 'idempotency-key': randomUUID(), ...headers } },
  );
  const { data, errors } = answer.body;
  const payload = data?.createCustomerInquiry;
  return {
    status: answer.status,
    headers: answer.headers,
    isSent: payload?.message.status ?? false,
    problems: (payload?.userErrors ?? []).map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    ),
    error: errors?.[0]?.extensions,
  };
}
