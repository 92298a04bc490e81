import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { payments } from './payments.feature.ts';
import { openInvoices } from './testing/open-invoices.store.ts';
import { contract } from './testing/payments.contract.ts';

// F035, N034: on a host that takes no payments.

let app: TestApp;
let dealer: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp();
  await given(app).hostSettings({ payment: false });
  dealer = await app.login('dealer1');
  staff = await app.login('sales1');
});
afterAll(() => app.close());

const { foreignQueries, foreignMutations, staffMutations = [] } = contract;
const calls = [
  ...Object.entries({ paymentStatuses: '', ...foreignQueries }).map(
    ([name, args]) => ['query', name, args] as const,
  ),
  ...Object.entries({ ...foreignMutations }).map(
    ([name, args]) => ['mutation', name, args] as const,
  ),
];
const forStaff = [...staffMutations, 'heldPaymentRequests', 'bankEntries', 'waitingTransfers'];

test('knows every operation of the feature', () => {
  const { Query = {}, Mutation = {} } = payments.resolvers ?? {};
  const names = [...Object.keys(Query), ...Object.keys(Mutation)];
  expect(calls.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

test.each(calls)('%s %s is refused', async (kind, name, args) => {
  const token = forStaff.includes(name) ? staff : dealer;
  const { errors } = await app.gql(token, `${kind} { ${name}${args} { __typename } }`);
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['PAYMENT_OFF']);
});

test('offers no way to pay invoices', async () => {
  await openInvoices(app.db, { invoice_no: 'I1' });
  const query = `{ openInvoiceV5(payerCode: "0002000001") { canPay invoices { invoiceNo } }
    payments(sorg: "2000", module: invoice) { id } }`;
  expect((await app.gql(dealer, query)).data).toMatchObject({
    openInvoiceV5: { canPay: false, invoices: [{ invoiceNo: 'I1' }] },
    payments: [],
  });
});
