import { randomUUID } from 'node:crypto';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const keptUpload = '7c1d2e3f-0000-4000-8000-000000000004';
/** No other figure of the fixture is the same. */
const keptQty = 84_731;

export const contract: FeatureContract = {
  async createRecords(app) {
    const { upload } = given(app);
    const createdAt = (day: number) => `2026-01-0${day}T10:00:00Z`;
    await upload({ createdAt: createdAt(1) });
    await upload({
      createdAt: createdAt(2),
      kind: 'OWN_NUMBERS',
      fileName: 'contract-numbers.csv',
    });
    await upload({ createdAt: createdAt(3) });
  },
  lists: {
    uploads: {
      user: 'dealer1',
      rows: 'uploads { id }',
      stranger: 'dealer9',
      filters: ['kind: OWN_NUMBERS'],
    },
  },
  canaries: {
    values: [toCanary('upload'), String(keptQty)],
    async plant(app) {
      const { customer } = kept;
      await given(app).upload({ id: keptUpload, customer, fileName: toCanary('upload') });
      await given(app).dealerStock({ customer, qty: keptQty });
      const row = { record: 'P-1', line: 2, label: 'P-1', before: null };
      await app.db
        .insertInto('upload_row')
        .values({ sorg: '2000', upload_id: keptUpload, ...row, after: '{"qty":"1"}' })
        .execute();
    },
  },
  foreignThings: {
    uploads: {
      ...ofDealer1,
      document: '{ uploads(kind: OWN_NUMBERS) { uploads { fileName } } }',
      holds: 'contract-numbers.csv',
    },
  },
  foreignQueries: { uploads: '(kind: DEALER_STOCK)' },
  foreignMutations: {
    uploadRows: `(uploadId: "${randomUUID()}", kind: DEALER_STOCK, custCode: "${kept.customer}",
      fileName: "stranger.csv", rows: [{ line: 2, articleCode: "P-1", qty: "1" }], dryRun: false)`,
    undoUpload: `(uploadId: "${keptUpload}")`,
  },
};
