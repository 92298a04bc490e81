import type { Db } from '#server/db/database.ts';
import type { FeatureSeed } from '#server/testing/feature-seed.ts';

/** Ways to pay invoices in 2000: each kind at the provider, and a transfer without it. */
async function seed(db: Db): Promise<void> {
  const method = (id: string, type: string, gateway: string, more: object = {}) => ({
    sorg: '2000',
    id,
    type,
    description: type,
    module: 'invoice',
    gateway,
    instruction: '',
    discount: '0',
    ...more,
  });
  await db
    .insertInto('payment_method')
    .values([
      method('CARD', 'Credit Card', 'card'),
      method('ACH', 'ACH', 'ach', { discount: '0.02' }),
      method('VA', 'Virtual Account', 'virtual_account', { instruction: 'Transfer the amount' }),
      method('TRF', 'Transfer', '', { instruction: 'Transfer to our bank' }),
    ])
    .execute();
}

export const paymentsSeed: FeatureSeed = { feature: 'payments', after: [], seed };
