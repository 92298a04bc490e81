// Makes the payment requests of the demo through the portal itself: demo dealers log in, select invoices, and pay at
// the embedded provider. Then a bank statement arrives with a transfer, one of another amount, and one that pays
// no request.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runImport } from '#server/features/feeds/feeds.public.ts';
import { pollRequests } from '#server/features/payments/requests/poll-requests.ts';
import type { Services } from '#server/graphql/feature.ts';
import { dayMs, getDayIn } from '#shared/days.ts';
import { plainMoney } from '#shared/money.ts';
import { markets } from '../markets.ts';
import { type DemoCredit, writeBankStatement } from './bank-statement.ts';
import { createPayment } from './create-payment.ts';
import { type PayingDealer, type PlannedPayment, payingDealers } from './planned-payments.ts';
import { logIn, type PortalUser } from './portal-user.ts';

interface Server {
  app: FastifyInstance;
  services: Services;
}

/** Makes all payment requests of the demo. Skips dealers who have some, so that it can run again. */
export async function makeDemoPayments({ app, services }: Server): Promise<void> {
  const credits: DemoCredit[] = [];
  for (const dealer of payingDealers) {
    const user = await logIn(app, dealer);
    const asked = { payerCode: dealer.payer, page: 1, limit: 1 };
    const { paymentRequestByPayerAndInvoiceNos: known } = await user.ask('PaymentRequests', asked);
    if (known.info.count > 0) continue;
    for (const payment of dealer.payments)
      credits.push(...(await makePayment({ app, services }, user, dealer, payment)));
  }
  if (credits.length > 0) await importStatement(services, credits);
}

/** @returns the transfer for the bank statement, if there is one */
async function makePayment(
  { app, services }: Server,
  user: PortalUser,
  dealer: PayingDealer,
  payment: PlannedPayment,
): Promise<DemoCredit[]> {
  const { payer, market } = dealer;
  const { externalId, redirectUrl, amount, payerName } = await createPayment(user, dealer, payment);
  for (const form of payment.forms ?? []) await sendForm(app, redirectUrl, form);
  if (payment.end === 'expired') await pollRequests(services, new Date(Date.now() + dayMs));
  if (payment.end === 'voided')
    await user.ask('VoidPaymentRequest', {
      payerCode: payer,
      merchant: market.merchantName,
      externalId,
    });
  if (!payment.arrives) return [];
  const arrived = payment.arrives === 'short' ? Math.round(amount * 0.9) : amount;
  return [{ amount: plainMoney(arrived, market.precision), payerName, text: externalId }];
}

/** Sends a form of the provider's page as a browser does. */
async function sendForm(
  app: FastifyInstance,
  page: string | null,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  if (page === null) throw new Error('The payment has no page');
  const { pathname, hostname } = new URL(page);
  const answer = await app.inject({
    method: 'POST',
    url: pathname,
    payload: new URLSearchParams(form).toString(),
    headers: { host: hostname, 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (answer.statusCode >= 400) throw new Error(`The provider refuses: ${answer.body}`);
}

/** Imports the bank statement of the German account as an operator would. */
async function importStatement(services: Services, credits: readonly DemoCredit[]): Promise<void> {
  const market = markets.find(({ key }) => key === 'de');
  if (!market) return;
  const { sorg, currency, timeZone } = market;
  const day = getDayIn(timeZone);
  const unknown = { amount: '217.35', payerName: 'Unbekannter Zahler', text: 'Rechnung von Mai' };
  const folder = join(services.config.dataDir, 'demo-statement');
  await mkdir(join(folder, 'camt'), { recursive: true });
  await writeFile(
    join(folder, 'camt', `${sorg}-${day}.xml`),
    writeBankStatement({ day, currency }, [...credits, unknown]),
  );
  const finished = await runImport(services, { source: 'command', name: 'demo-statement', folder });
  if (!finished?.report?.ok) throw new Error('The bank statement of the demo was not imported');
}
