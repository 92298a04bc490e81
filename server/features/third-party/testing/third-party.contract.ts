import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const orders = (filter: string) => `filter: ${filter}`;
const statusBody = (articleCode: string, from: string) => ({
  orderNo: '3P-1000001',
  articleCode,
  status: 'Cancelled',
  from,
});

export const contract: FeatureContract = {
  async createRecords(app) {
    const { thirdPartyVendor, thirdPartyArticle, thirdPartyOrder } = given(app);
    await thirdPartyVendor();
    await thirdPartyVendor({ id: 'V2', name: 'Lock Works', customer: null });
    await thirdPartyArticle({ description: 'Narrowed bell' });
    await thirdPartyArticle({ code: 'B-2', description: 'Bell', stock: 0 });
    await thirdPartyArticle({ code: 'L-1', vendor: 'V2', description: 'Lock', stock: 0 });
    await thirdPartyOrder({ articles: ['B-1', 'B-2'], notes: 'Narrowed' });
    await thirdPartyOrder({ createdAt: '2026-01-02' });
    await thirdPartyOrder({ createdAt: '2026-01-03', status: 3, vendor: 'V2', articles: ['L-1'] });
  },
  lists: {
    productThirdParties: {
      user: 'dealer1',
      rows: 'products { vendor { id } articleCode }',
      stranger: 'dealer9',
      filters: [
        'search: "Narrowed"',
        'withStock: true',
        'vendor: "V2"',
        'articles: [{ vendorId: "V1", articleCode: "B-2" }]',
      ],
    },
    orderThirdParties: {
      user: 'dealer1',
      rows: 'orders { orderNo }',
      stranger: 'dealer9',
      filters: [
        orders('{ status: [Open] }'),
        orders('{ vendor: "V2" }'),
        orders('{ to: "2026-01-02" }'),
        orders('{ from: "2026-01-03" }'),
        orders('{ search: "Lock" }'),
      ],
    },
  },
  canaries: {
    values: [toCanary('third-party')],
    async plant(app) {
      // At a vendor that no user acts for: vendor1 sees the orders of V1.
      const vendor = await given(app).thirdPartyVendor({ id: 'V2', customer: null });
      await given(app).thirdPartyArticle({ vendor, code: 'B-K', description: 'Bell' });
      const { customer } = kept;
      await given(app).thirdPartyOrder({
        vendor,
        customer,
        articles: ['B-K'],
        notes: toCanary('third-party'),
      });
    },
  },
  foreignThings: {
    productThirdParties: {
      ...ofSorg2000,
      document: '{ productThirdParties(vendor: "V1") { products { description } } }',
      holds: 'Narrowed',
    },
    custVendorThirdPartyAddress: {
      ...ofSorg2000,
      document: '{ custVendorThirdPartyAddress(vendorId: "V1") { name } }',
      holds: 'Canyon Wheels',
    },
    orderThirdParties: {
      ...ofDealer1,
      document: '{ orderThirdParties(filter: { vendor: "V1" }) { orders { notes } } }',
      holds: 'Narrowed',
    },
  },
  foreignQueries: { orderThirdParties: `(filter: { customer: "${kept.customer}" })` },
  foreignMutations: {
    checkoutThirdPartyV2: `(shipment: [{ vendorId: "V2", shipto: "S4" }],
      products: [{ vendorId: "V2", articleCode: "B-K", price: 500, qty: 1 }])`,
    updateStatusOrderItemThirdParty:
      '(orderNo: "3P-1000001", articleCode: "B-K", status: Cancelled)',
    uploadProductThirdParties: `(vendorId: "V2", dryRun: false, rows: [{ line: 2, articleCode: "B-K",
      description: "Bell", price: "1", salesUnit: "PCE" }])`,
    uploadStockThirdParties:
      '(vendorId: "V2", dryRun: false, rows: [{ line: 2, articleCode: "B-K", stock: "1" }])',
  },
  administratorMutations: {
    uploadProductThirdParties: 'vendor1',
    uploadStockThirdParties: 'vendor1',
  },
  outboxBodies: {
    UpdateStatusOrderItemThirdParty: {
      body: statusBody('B-1', 'Open'),
      other: statusBody('B-2', 'Open'),
      bad: statusBody('B-1', 'Shipped'),
      refusedToStranger: true,
    },
  },
};
