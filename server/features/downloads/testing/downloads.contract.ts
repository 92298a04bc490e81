import { kept, toCanary } from '#server/testing/canaries.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { clearQueue, downloadQueue } from '../make-download.ts';

const keptId = '6a0e4c8e-0000-4000-8000-00000000d041';

const asked = `module: INVOICES, from: "2026-01-01", to: "2026-01-31", title: "Invoices",
  columns: [{ name: "invoiceNo", header: "Invoice" }]`;

export const contract: FeatureContract = {
  async createRecords(app) {
    const { download } = given(app);
    await download({ fileName: 'Contract file.csv' });
    await download({ fileName: 'Second.csv', status: 'FAILED', problem: 'FAULT' });
    await download({ fileName: 'Third.csv' });
  },
  lists: {
    downloadArea: {
      user: 'dealer1',
      rows: 'requests { id }',
      stranger: 'dealer9',
      filters: ['status: FAILED'],
    },
  },
  foreignThings: {
    downloadArea: {
      owner: 'dealer1',
      strangers: ['dealer9', 'audit1'],
      document: '{ downloadArea { requests { fileName } } }',
      holds: 'Contract file.csv',
    },
  },
  canaries: {
    values: [toCanary('download')],
    async plant(app) {
      const { owner, customer } = kept;
      const fileName = toCanary('download');
      await given(app).download({ id: keptId, user: owner, customer, fileName, status: 'READY' });
    },
  },
  queues: [downloadQueue, clearQueue],
  foreignQueries: { downloadArea: '(limit: 50)' },
  foreignMutations: {
    requestDownloadArea: `(${asked})`,
    removeDownload: `(id: "${keptId}")`,
  },
};
