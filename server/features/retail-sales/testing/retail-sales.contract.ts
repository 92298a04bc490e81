import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

/** The sale of the frame that `kept` describes. */
const keptSale = 'KS4';

/** A registration as clients send it. */
const registration = (nth: number, frameNumber = `CTF${nth}`) => ({
  frameNumber,
  soldDate: daysAgo(1),
  useAccountData: false,
  saleId: `5d1c2b3a-0000-4000-8000-00000000000${nth}`,
  customer: { name: 'Consumer 1' },
});

export const contract: FeatureContract = {
  async createRecords(app) {
    const { consumerAccount, retailSale, serial } = given(app);
    for (const nth of [1, 2, 3])
      await consumerAccount({
        frameNumber: await serial({ value: `CTA${nth}` }),
        name: `contract-account-${nth}`,
        status: nth === 1 ? 'registered' : 'open',
      });
    for (const nth of [1, 2, 3]) {
      const status = nth === 1 ? 'complete' : 'failed insert';
      const consumer = nth === 3 ? null : { name: `contract-consumer-${nth}` };
      await retailSale({
        frameNumber: `CTS${nth}`,
        status,
        soldOn: daysAgo(nth),
        nonRetail: nth === 3,
        consumer,
        createdAt: new Date(Date.UTC(2026, 0, nth)),
      });
    }
  },
  lists: {
    accountPolygonBikesDatas: {
      user: 'sales1',
      rows: 'accounts { id }',
      stranger: 'dealer1',
      filters: ['search: "CTA1"', 'search: "contract-account-2"', 'status: "registered"'],
    },
    registeredFrames: {
      user: 'dealer1',
      rows: 'frames { id }',
      stranger: 'dealer9',
      filters: [
        'search: "CTS1"',
        'search: "contract-consumer-2"',
        'status: "failed insert"',
        'type: nonRetail',
        `from: "${daysAgo(2)}"`,
        `to: "${daysAgo(2)}"`,
      ],
      sortedBy: {
        soldDate: 'frames { soldDate }',
        frameNumber: 'frames { frameNumber }',
        createdAt: 'frames { createdAt }',
        status: 'frames { status }',
      },
    },
    consumerRecords: {
      user: 'sales1',
      rows: 'records { id }',
      stranger: 'dealer1',
      refused: 'FORBIDDEN',
      filters: ['search: "contract-consumer-2"'],
      sortedBy: { name: 'records { name }', boughtOn: 'records { boughtOn }' },
    },
  },
  canaries: {
    values: [toCanary('consumer')],
    async plant(app) {
      const { customer, frameNumber } = kept;
      const consumer = { name: toCanary('consumer') };
      await given(app).retailSale({ id: keptSale, frameNumber, customer, consumer });
    },
  },
  foreignThings: {
    accountPolygonBikesDatas: {
      owner: 'sales1',
      strangers: ['dealer1', 'dealer9'],
      document: '{ accountPolygonBikesDatas(search: "CTA1") { accounts { name } } }',
      holds: 'contract-account-1',
    },
    registeredFrames: {
      ...ofDealer1,
      document: '{ registeredFrames(custCode: "0002000001") { frames { customer { name } } } }',
      holds: 'contract-consumer-1',
    },
    consumerRecords: {
      owner: 'sales1',
      strangers: ['dealer2', 'dealer9'],
      refused: 'FORBIDDEN',
      document: '{ consumerRecords(search: "contract-consumer-1") { records { name } } }',
      holds: 'contract-consumer-1',
    },
    // The fixture has no user in 1000; at another sales organisation there are no dealers.
    dealerUnderInsera: {
      owner: 'sales1',
      strangers: [],
      document: '{ dealerUnderInsera(search: "Alpine") { custName } }',
      holds: '"dealerUnderInsera":[]',
    },
  },
  foreignQueries: {
    registeredFrames: `(custCode: "${kept.customer}")`,
    consumerRecords: '(search: "kanarie")',
  },
  foreignMutations: {
    registerFrameV4: `(frameNumber: "${kept.frameNumber}", soldDate: "${daysAgo(1)}",
      useAccountData: false, saleId: "${keptSale}", customer: { name: "stranger" },
      confirmed: ["NOT_DELIVERED_TO_YOU"])`,
    deleteFrame: `(frameNumber: "${kept.frameNumber}")`,
    resendFrame: `(saleId: "${keptSale}")`,
    sendWarrantyCard: `(saleId: "${keptSale}")`,
    uploadRetailSales: `(rows: [{ line: 2, frameNumber: "${kept.frameNumber}",
      soldDate: "${daysAgo(1)}" }], dryRun: false, acceptOthers: true)`,
    uploadAccountPolygonbikes: `(rows: [{ line: 2, frameNumber: "${kept.frameNumber}",
      name: "stranger" }], dryRun: false)`,
    updateAccountPolygonBikes: '(id: "0")',
    eraseConsumers: `(records: ["sale:${keptSale}"], reason: "stranger")`,
  },
  staffMutations: ['uploadAccountPolygonbikes', 'updateAccountPolygonBikes', 'eraseConsumers'],
  outboxBodies: {
    RegisterFrame: {
      body: registration(1),
      other: registration(2),
      bad: registration(3, 'NOTOURS'),
      refusedToStranger: true,
    },
    DeleteFrame: {
      body: { frameNumber: 'CTS1', type: 'retail' },
      other: { frameNumber: 'CTS2', type: 'retail' },
      bad: { frameNumber: '?' },
    },
  },
};
