import { randomUUID } from 'node:crypto';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { addDays, getDayIn } from '#shared/days.ts';
import { defaultRule } from '#shared/serials/serial-rules.ts';

const keptRecall = 'KR4';

/** The task of the frame that `kept` describes. */
const keptTask = `${keptRecall}~B-4~${kept.frameNumber}`;

/** The work done on a frame, as clients send it. */
const taskBody = (id: string) => ({
  id,
  version: 1,
  state: 'repaired',
  notes: 'New fork',
  handledOn: '2026-01-05',
  photos: [],
});

export const contract: FeatureContract = {
  async createRecords(app) {
    const { serial, recall, recallTask, stolenBike, retailSale, inspection } = given(app);
    const frames = ['CT0000001', 'CT0000002', 'CT0000003'];
    for (const [nth, value] of frames.entries())
      await serial({ value, doNo: 'contract-delivery', deliveredOn: `2026-01-0${nth + 1}` });
    // To be registered by tomorrow.
    const deliveredOn = addDays(getDayIn('UTC'), 1 - defaultRule.registerWithinDays);
    await serial({ value: 'CT0000004', deliveredOn });
    const id = await recall({ id: 'CT-R', parts: [{ serialFrom: 'CT0000001' }] });
    await recallTask({ recall: id, frameNumber: 'CT0000001', notes: 'contract-recall' });
    await recallTask({ recall: id, frameNumber: 'CT0000002', state: 'inspected' });
    const other = await recall({ id: 'CT-R2', parts: [{ serialFrom: 'CT0000003' }] });
    await recallTask({ recall: other, frameNumber: 'CT0000003' });
    await retailSale({ frameNumber: 'CT0000001' });
    await inspection({ frameNumber: 'CT0000001' });
    await stolenBike({ value: 'CT0000009', reference: 'contract-theft' });
  },
  lists: {
    framesV4: {
      user: 'dealer1',
      rows: 'frames { id }',
      stranger: 'dealer9',
      args: 'custCode: "0002000001"',
      filters: ['search: "CT-0000002"', 'sold: true', 'inspected: true', 'todo: register'],
    },
    recallTasks: {
      user: 'dealer1',
      rows: 'tasks { id }',
      stranger: 'dealer9',
      args: 'custCode: "0002000001"',
      filters: ['search: "CT0000002"', 'recallId: "CT-R"', 'state: "inspected"'],
    },
  },
  canaries: {
    values: [toCanary('frame')],
    async plant(app) {
      const { serial, recall, recallTask } = given(app);
      const { customer, frameNumber } = kept;
      await serial({ value: frameNumber, customer, doNo: toCanary('frame') });
      const id = await recall({ id: keptRecall, parts: [{ serialFrom: frameNumber }] });
      await recallTask({ recall: id, frameNumber, customer });
    },
  },
  foreignThings: {
    recallTasks: {
      ...ofDealer1,
      document: '{ recallTasks(recallId: "CT-R") { tasks { notes } } }',
      holds: 'contract-recall',
    },
    framesV4: {
      ...ofDealer1,
      document: '{ framesV4(search: "CT0000001") { frames { doNo } } }',
      holds: 'contract-delivery',
    },
    framesOnDevice: {
      ...ofDealer1,
      document: '{ framesOnDevice { frames { doNo } } }',
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
    claimRecallFrames: `(recallId: "${keptRecall}")`,
    claimStolenBike: `(frameNumber: "${kept.frameNumber}")`,
    recallTasks: `(recallId: "${keptRecall}", custCode: "${kept.customer}")`,
  },
  foreignMutations: { updateRecallTask: `(id: "${keptTask}", version: 1, state: "repaired")` },
  outboxBodies: {
    UpdateRecallTask: {
      body: taskBody('CT-R~B-4~CT0000001'),
      other: taskBody('CT-R~B-4~CT0000002'),
      bad: taskBody('NEVER~B-4~CT0000001'),
      refusedToStranger: true,
    },
  },
  versionedRecords: {
    updateRecallTask: async (app) => {
      const frameNumber = `CV${randomUUID().slice(0, 8)}`;
      const task = { recall: keptRecall, frameNumber, customer: kept.customer };
      await given(app).recallTask(task);
      const id = `${keptRecall}~B-4~${frameNumber.toUpperCase()}`;
      return {
        version: 1,
        args: (version) => `(id: "${id}", version: ${version}, state: "inspected")`,
      };
    },
  },
};
