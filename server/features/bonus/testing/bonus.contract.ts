import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

/** A year that no other test has invoices in. */
const year = 2033;
const days = { invoiceDate: `${year}-02-01`, dueDate: `${year}-03-01` };

export const contract: FeatureContract = {
  async createRecords(app) {
    const { bonusAgreement, bonusQuarter, invoice, invoiceLine, retailPoint, retailSale } =
      given(app);
    await bonusAgreement({
      id: 'CTB',
      name: 'contract-agreement',
      fromDay: `${year}-01-01`,
      toDay: `${year}-12-31`,
    });
    for (const nth of [1, 2, 3]) {
      const clearingDate = nth === 1 ? `${year}-02-20` : null;
      await invoice({
        no: `CTB-${nth}`,
        ...days,
        invoiceDate: `${year}-0${nth * 3}-01`,
        clearingDate,
      });
      await invoiceLine(`CTB-${nth}`, { name: `contract-bought-${nth}`, brand: `Brand ${nth}` });
      const soldOn = `${year}-0${nth * 3}-05`;
      const frameNumber = `CTBF${nth}`;
      await retailSale({ frameNumber, soldOn, article: nth === 1 ? 'P-1' : 'B-4', consumer: null });
      await retailPoint(frameNumber, { class: 'contract-class', quarter: nth });
      await bonusQuarter(nth, {
        year,
        verification: 0.775_31,
        onTimePoints: 77_531,
        dealerSales: 775_310,
      });
    }
  },
  lists: {
    b2bPurchasesV3: {
      user: 'dealer1',
      args: `year: ${year}`,
      rows: 'purchases { invoiceNumber position }',
      stranger: 'dealer9',
      filters: ['quarter: 1', 'brand: "Brand 2"'],
    },
    retailSalesV2: {
      user: 'dealer1',
      args: `year: ${year}`,
      rows: 'sales { id }',
      stranger: 'dealer9',
      filters: ['quarter: 1', 'brand: "Alto"'],
    },
  },
  canaries: {
    values: ['bonus', 'bonus-class'].map(toCanary).concat('98765431'),
    async plant(app) {
      const { bonusAgreement, bonusPoint, bonusQuarter, invoice, invoiceLine, retailPoint } =
        given(app);
      const { customer, frameNumber } = kept;
      await bonusAgreement({ id: 'KB4', customer, name: toCanary('bonus') });
      await invoice({ no: 'KBI4', payer: customer, ...days });
      await invoiceLine('KBI4', { name: toCanary('bonus') });
      await bonusPoint('KBI4', { class: toCanary('bonus-class') });
      await retailPoint(frameNumber, { class: toCanary('bonus-class') });
      await bonusQuarter(1, { customer, year, dealerSales: 98_765_431, onTimePoints: 77 });
    },
  },
  foreignThings: {
    b2bPurchasesV3: {
      ...ofDealer1,
      document: `{ b2bPurchasesV3(year: ${year}) { purchases { articleDescription } } }`,
      holds: 'contract-bought-1',
    },
    retailSalesV2: {
      ...ofDealer1,
      document: `{ retailSalesV2(year: ${year}) { sales { class } } }`,
      holds: 'contract-class',
    },
    onTimePaymentV2: {
      ...ofDealer1,
      document: `{ onTimePaymentV2(year: ${year}) { quarters { points } } }`,
      holds: '77531',
    },
    totalDealerSales: {
      ...ofDealer1,
      document: `{ totalDealerSales(year: ${year}) { quarters { stated } } }`,
      holds: '775310',
    },
    verificationPercentages: {
      ...ofDealer1,
      document: `{ verificationPercentages(year: ${year}) { value } }`,
      holds: '77.531',
    },
    bonusOutlook: {
      ...ofDealer1,
      document: `{ bonusOutlook(year: ${year}) { agreements { name } } }`,
      holds: 'contract-agreement',
    },
  },
  foreignQueries: {
    b2bPurchasesV3: `(year: ${year})`,
    retailSalesV2: '(year: 2026)',
    onTimePaymentV2: `(year: ${year})`,
    totalDealerSales: `(year: ${year})`,
    verificationPercentages: `(year: ${year})`,
    bonusOutlook: '(year: 2026)',
  },
};
