import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  InvoiceDetailDocument,
  OpenInvoicesDocument,
  PaidInvoicesDocument,
  PaymentRequestDocument,
  PaymentRequestsDocument,
} from '#src/graphql/generated/graphql.ts';
import { answerKey } from '#src/offline/answers/answer-key.ts';
import { keptAnswer } from '#src/offline/answers/answer-store.ts';
import { keptOperations } from '#src/offline/answers/kept-operations.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { invoiceItem, openInvoices } from '../testing/invoices.ts';
import { type InvoiceRights, prefetchInvoices } from './prefetch-invoices.ts';

const host = 'invoices-along.test';
const all: InvoiceRights = { payments: true, paymentDays: true, details: true };
let userId = 8900;
let operations: string[] = [];
let open = ['I1', 'I2'];
let forbidden = '';

beforeEach(() => {
  userId += 1;
  operations = [];
  open = ['I1', 'I2'];
  forbidden = '';
  bindViewer({ host, userId, customer: 'C1', sorg: '2000' });
});
afterEach(() => bindViewer(null));

const answers: Record<string, () => object> = {
  OpenInvoices: () => openInvoices(open.map((no) => invoiceItem(no))),
  PaymentRequests: () => ({
    paymentRequestByPayerAndInvoiceNos: { requests: [{ externalId: 'PR1' }] },
  }),
};

/** The network with C1 active. */
function transport(scopes: string[] = []): Transport {
  const token = new FakeServer().issue(userId, 'C1', scopes);
  return {
    async fetch(_url, init) {
      const { operationName: operation } = JSON.parse(String(init?.body));
      const customer = new Headers(init?.headers).get('x-viewer')?.split(':')[1];
      operations.push(`${operation} ${customer}`);
      if (operation === forbidden)
        return Response.json({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      return Response.json({ data: answers[operation]?.() ?? { of: operation } });
    },
    accessToken: async () => token,
    refreshAccessToken: async () => token,
    readClaims,
    locale: () => 'en-us',
  };
}

const bring = (customers = ['C1'], rights = all, by = transport()) =>
  prefetchInvoices({ host, userId, customer: 'C1', sorg: '2000' }, customers, rights, by);

/** Whether a screen that asks so finds an answer without a network. */
async function isKept(
  document: { __meta__?: Record<string, unknown> | undefined },
  variables: object,
): Promise<boolean> {
  const { operation, hash } = document.__meta__ ?? {};
  const viewer = `${userId}:C1`;
  const of = { viewer, operation: `${operation}`, hash: `${hash}`, variables, locale: 'en-us' };
  return (await keptAnswer(openUserDatabase(host, userId), answerKey(of), Date.now())) !== null;
}

test('stores lists and pages as their screens ask for them', async () => {
  await bring();
  const page = { payerCode: 'C1', page: 1, limit: 10 };
  for (const [document, variables] of [
    [OpenInvoicesDocument, { payerCode: 'C1' }],
    [PaidInvoicesDocument, page],
    [PaymentRequestsDocument, page],
    [InvoiceDetailDocument, { invoiceNo: 'I2' }],
    [PaymentRequestDocument, { externalId: 'PR1' }],
  ] as const)
    expect(await isKept(document, variables)).toBe(true);
  expect(operations.every((one) => keptOperations.has(one.split(' ')[0] ?? ''))).toBe(true);
});

test('asks once a day, and again for other rights', async () => {
  await bring();
  const once = operations.length;
  await bring();
  expect(operations).toHaveLength(once);
  await bring(['C1'], { ...all, details: false });
  expect(operations.length).toBeGreaterThan(once);
});

test('asks only for what the user may read', async () => {
  await bring(['C1'], { payments: false, paymentDays: false, details: false });
  expect(operations).toEqual(['OpenInvoices C1', 'DueInvoices C1', 'PaidInvoices C1']);
});

test('bounds the pages, and brings those of the active customer only', async () => {
  open = Array.from({ length: 50 }, (_, index) => `I${index}`);
  await bring(['C1', 'C2'], all, transport(['menu.change-cust']));
  const details = operations.filter((one) => one.startsWith('InvoiceDetail'));
  expect(details).toHaveLength(20);
  expect(new Set(details)).toEqual(new Set(['InvoiceDetail C1']));
  expect(operations).toContain('OpenInvoices C2');
});

test('bounds the customers', async () => {
  const customers = Array.from({ length: 30 }, (_, index) => `X${index}`);
  const rights = { payments: false, paymentDays: false, details: false };
  await bring(customers, rights, transport(['menu.change-cust']));
  expect(operations).toHaveLength(60);
});

test('leaves out what the server refuses', async () => {
  forbidden = 'PaymentRequests';
  await bring();
  expect(await isKept(InvoiceDetailDocument, { invoiceNo: 'I1' })).toBe(true);
  expect(operations.some((one) => one.startsWith('PaymentRequest '))).toBe(false);
});
