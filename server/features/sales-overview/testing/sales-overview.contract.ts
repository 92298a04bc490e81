import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const year = 2024;
const ofOther = `(year: ${year}, custCodes: ["${kept.customer}"])`;
const ofDealer = '(year: 2024, custCodes: ["0002000001"])';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { invoice, invoiceLine } = given(app);
    await invoice({ no: 'CT-S', invoiceDate: '2024-03-05', dueDate: '2024-04-05' });
    await invoiceLine('CT-S', { article: 'CT-S', name: 'contract-sale', brand: 'contract-brand' });
  },
  canaries: {
    values: ['sales-brand', 'sales-line'].map(toCanary),
    async plant(app) {
      const { invoice, invoiceLine } = given(app);
      const days = { invoiceDate: '2024-04-01', dueDate: '2024-05-01' };
      await invoice({ no: 'KS1', payer: kept.customer, ...days });
      await invoiceLine('KS1', {
        article: 'KS1',
        brand: toCanary('sales-brand'),
        name: toCanary('sales-line'),
      });
    },
  },
  foreignThings: {
    salesOverviewV4: {
      ...ofDealer1,
      document: `{ salesOverviewV4${ofDealer} { brands { name } } }`,
      holds: 'contract-brand',
    },
    salesOverviewFilterV4: {
      ...ofDealer1,
      document: `{ salesOverviewFilterV4${ofDealer} { custCodes { unified } } }`,
      holds: '0002000001',
    },
    salesOverviewFilterOptions: {
      ...ofDealer1,
      document: `{ salesOverviewFilterOptions${ofDealer} { brands { name } } }`,
      holds: 'contract-brand',
    },
    salesOverviewLines: {
      ...ofDealer1,
      document: `{ salesOverviewLines${ofDealer} { lines { articleDescription } } }`,
      holds: 'contract-sale',
    },
  },
  foreignQueries: {
    salesOverviewV4: ofOther,
    salesOverviewFilterV4: ofOther,
    salesOverviewFilterOptions: ofOther,
    salesOverviewLines: ofOther,
  },
};
