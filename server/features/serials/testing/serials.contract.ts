import { kept } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { serial, recall, recallTask, stolenBike } = given(app);
    const frames = ['CT0000001', 'CT0000002', 'CT0000003'];
    for (const [nth, value] of frames.entries())
      await serial({ value, doNo: 'contract-delivery', deliveredOn: `2026-01-0${nth + 1}` });
    const id = await recall({ id: 'CT-R', parts: [{ serialFrom: 'CT0000001' }] });
    await recallTask({ recall: id, frameNumber: 'CT0000001' });
    await stolenBike({ value: 'CT0000009', reference: 'contract-theft' });
  },
  lists: {
    framesV4: {
      ...{ user: 'dealer1', rows: 'frames { id }', stranger: 'dealer9' },
      args: 'custCode: "0002000001"',
      filters: ['search: "CT-0000002"', 'sold: true', 'inspected: true'],
    },
  },
  foreignThings: {
    framesV4: {
      ...ofDealer1,
      document: '{ framesV4(search: "CT0000001") { frames { doNo } } }',
      holds: 'contract-delivery',
    },
    claimRecallFrames: {
      ...ofDealer1,
      document: '{ claimRecallFrames(recallId: "CT-R") { frameNumber } }',
      holds: 'CT0000001',
    },
    claimStolenBike: {
      ...ofSorg2000,
      document: '{ claimStolenBike(frameNumber: "CT0000009") { reference } }',
      holds: 'contract-theft',
    },
  },
  foreignQueries: {
    framesV4: `(search: "${kept.frameNumber}")`,
    claimRecallFrames: `(recallId: "${kept.recall}")`,
    claimStolenBike: `(frameNumber: "${kept.frameNumber}")`,
  },
};
