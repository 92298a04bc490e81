import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import {
  deletedIds,
  givenInspections,
  inspectionIds as ids,
  toPdiBody,
} from './inspection-bodies.ts';

/** The inspection of the frame that `kept` describes. */
const keptInspection = '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a12';

/** The input as the text of an argument. */
const toText = (input: object) => JSON.stringify(input).replace(/"([a-zA-Z]+)":/g, '$1:');

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).checklist({ list: 'contract', brand: 'Contract', points: ['contract-point'] });
    await givenInspections(app);
  },
  lists: {
    claimPDIs: {
      user: 'dealer1',
      rows: 'pdis { id }',
      stranger: 'dealer9',
      filters: [
        'search: "CTP0000001"',
        'brand: "Kadal"',
        'mechanic: "contract-1"',
        'from: "2026-01-02", to: "2026-01-02"',
      ],
    },
  },
  canaries: {
    values: [toCanary('mechanic')],
    async plant(app) {
      const { customer, frameNumber } = kept;
      const mechanic = toCanary('mechanic');
      await given(app).inspection({ id: keptInspection, frameNumber, customer, mechanic });
    },
  },
  foreignThings: {
    claimPDIChecklist: {
      ...ofSorg2000,
      document: '{ claimPDIChecklist(brand: "Contract", merchandise: "MTB") { description } }',
      holds: 'contract-point',
    },
    claimPDIs: {
      ...ofDealer1,
      document: '{ claimPDIs(limit: 100) { mechanics pdis { mechanic } } }',
      holds: 'contract-0',
    },
    claimPDI: {
      ...ofDealer1,
      document: `{ claimPDI(id: "${ids[0]}") { mechanic } }`,
      holds: 'contract-0',
    },
  },
  foreignQueries: {
    claimPDIs: `(custCode: "${kept.customer}", withDeleted: true)`,
    claimPDI: `(id: "${keptInspection}")`,
  },
  foreignMutations: {
    createClaimPDI: `(input: ${toText(toPdiBody(9, { custCode: kept.customer }))})`,
    updatePDI: `(id: "${keptInspection}", version: 1, input: ${toText(toPdiBody(9))})`,
    deletePDI: `(id: "${keptInspection}")`,
    restorePDI: `(id: "${keptInspection}")`,
  },
  versionedRecords: {
    async updatePDI(app) {
      const { list: own } = await given(app).checklist();
      const id = await given(app).inspection({ list: own, customer: kept.customer });
      const input = (version: number) =>
        toPdiBody(8, { list: own, custCode: kept.customer, mechanic: `At ${version}` });
      return {
        version: 1,
        args: (version) => `(id: "${id}", version: ${version}, input: ${toText(input(version))})`,
      };
    },
  },
  outboxBodies: {
    CreateInspection: {
      body: { input: toPdiBody(1) },
      other: { input: toPdiBody(2) },
      bad: { input: toPdiBody(3, { articleCode: 'NEVER' }) },
      refusedToStranger: true,
    },
    ChangeInspection: {
      body: { id: ids[0], version: 1, input: toPdiBody(4) },
      other: { id: ids[1], version: 1, input: toPdiBody(5) },
      bad: { id: 'NEVER', version: 1, input: toPdiBody(6) },
      refusedToStranger: true,
    },
    DeleteInspection: {
      body: { id: ids[0] },
      other: { id: ids[1] },
      bad: { id: 'NEVER' },
      refusedToStranger: true,
    },
    RestoreInspection: {
      body: { id: deletedIds[0] },
      other: { id: deletedIds[1] },
      bad: { id: 'NEVER' },
      refusedToStranger: true,
    },
  },
};
