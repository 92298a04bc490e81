import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/app.ts';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import {
  bikeDrafts,
  claimIds,
  givenContractClaims,
  loosePapers,
  paaDrafts,
  paperIds,
  toClaimBody,
  toPaaBody,
} from './claim-bodies.ts';

/** The claim of the customer that `kept` describes, and its paper. */
const keptClaim = '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a13';
const keptPaper = 900_000_000_009;

/** The input as the text of an argument. */
const toText = (input: object) => JSON.stringify(input).replace(/"([a-zA-Z]+)":/g, '$1:');

/** A draft of the customer that `kept` describes, with the arguments that change it. */
const versioned =
  (productCategory: 'Bike' | 'PAA', toBody: typeof toClaimBody) => async (app: TestApp) => {
    await given(app).claimStatuses();
    const id = randomUUID();
    const { customer } = kept;
    await given(app).claim({ id, customer, productCategory, statusId: 'DRAFT' });
    const input = (version: number) => toText(toBody(1, { id, dealerNo: `At ${version}` }));
    return {
      version: 1,
      args: (version: number) => `(id: "${id}", version: ${version}, input: ${input(version)})`,
    };
  };

const change = (input: object) => toText({ ...input, custCode: kept.customer });

export const contract: FeatureContract = {
  createRecords: givenContractClaims,
  lists: {
    claimsV3: {
      user: 'sales1',
      rows: 'claims { id }',
      stranger: 'dealer9',
      filters: [
        'status: "INFO"',
        'productCategory: PAA',
        'brand: "Kadal"',
        'search: "clm0000001"',
        'frameNumber: "CLM-0000001"',
        'from: "2026-01-02", to: "2026-01-02"',
        'waitingForMe: true',
      ],
      sortedBy: {
        createdAt: 'claims { createdAt }',
        statusAt: 'claims { statusAt }',
        custName: 'claims { custName }',
        referenceNo: 'claims { referenceNo }',
      },
    },
  },
  canaries: {
    values: [
      'claim',
      'claim-consumer',
      'claim-problem',
      'claim-comment',
      'claim-paper',
      'claim-internal',
    ].map(toCanary),
    async plant(app) {
      const { claim, claimStatuses, claimComment, claimPaper } = given(app);
      const { customer, frameNumber } = kept;
      await claimStatuses();
      await claim({
        id: keptClaim,
        customer,
        frameNumber,
        description: toCanary('claim'),
        consumerName: toCanary('claim-consumer'),
        problem: toCanary('claim-problem'),
      });
      await claimComment(keptClaim, toCanary('claim-comment'));
      await claimComment(keptClaim, toCanary('claim-internal'), { internal: true });
      await claimPaper(keptClaim, { id: keptPaper, title: toCanary('claim-paper') });
    },
  },
  foreignThings: {
    claimsV3: {
      ...ofDealer1,
      document: '{ claimsV3(limit: 100) { claims { description } } }',
      holds: 'contract-claim-0',
    },
    claimV2: {
      ...ofDealer1,
      document: `{ claimV2(id: "${claimIds[0]}") { description } }`,
      holds: 'contract-claim-0',
    },
    claimComments: {
      ...ofDealer1,
      document: `{ claimComments(id: "${claimIds[0]}") { comment } }`,
      holds: 'contract-comment',
    },
    claimAdditionalDocuments: {
      ...ofDealer1,
      document: `{ claimAdditionalDocuments(claimId: "${claimIds[0]}") { title } }`,
      holds: 'contract-paper',
    },
  },
  foreignQueries: {
    claimsV3: `(custCode: "${kept.customer}")`,
    claimV2: `(id: "${keptClaim}")`,
    claimComments: `(id: "${keptClaim}")`,
    claimAdditionalDocuments: `(claimId: "${keptClaim}")`,
  },
  foreignMutations: {
    createClaimBike: `(draft: true, input: ${change(toClaimBody(3))})`,
    createClaimPaa: `(draft: true, input: ${change(toPaaBody(4))})`,
    updateClaimBike: `(id: "${keptClaim}", version: 1, input: ${toText(toClaimBody(1))})`,
    updateClaimPaaV2: `(id: "${keptClaim}", version: 1, input: ${toText(toPaaBody(1))})`,
    updateClaimStatus: `(id: "${keptClaim}", status: "WITHDRAWN")`,
    createClaimComment: `(id: "${keptClaim}", comment: "Hello")`,
    createClaimAdditionalDocument: `(claimId: "${keptClaim}", additionalDocument: "${loosePapers[0]}")`,
    deleteClaimAdditionalDocument: `(id: "${keptPaper}")`,
  },
  versionedRecords: {
    updateClaimBike: versioned('Bike', toClaimBody),
    updateClaimPaaV2: versioned('PAA', toPaaBody),
  },
  outboxBodies: {
    CreateBikeClaim: {
      body: { input: toClaimBody(1), draft: true },
      other: { input: toClaimBody(2), draft: true },
      bad: { input: toClaimBody(3, { articleCode: 'NEVER' }), draft: true },
      refusedToStranger: true,
    },
    CreatePartsClaim: {
      body: { input: toPaaBody(1), draft: true },
      other: { input: toPaaBody(2), draft: true },
      bad: { input: toPaaBody(3, { articleCode: 'NEVER' }), draft: true },
      refusedToStranger: true,
    },
    ChangeBikeClaim: {
      body: { id: bikeDrafts[0], version: 1, input: toClaimBody(1) },
      other: { id: bikeDrafts[1], version: 1, input: toClaimBody(2) },
      bad: { id: 'NEVER', version: 1, input: toClaimBody(3) },
      refusedToStranger: true,
    },
    ChangePartsClaim: {
      body: { id: paaDrafts[0], version: 1, input: toPaaBody(1) },
      other: { id: paaDrafts[1], version: 1, input: toPaaBody(2) },
      bad: { id: 'NEVER', version: 1, input: toPaaBody(3) },
      refusedToStranger: true,
    },
    ChangeClaimStatus: {
      body: { id: claimIds[0], status: 'WITHDRAWN', from: 'INFO' },
      other: { id: claimIds[1], status: 'WITHDRAWN', from: 'SUBMITTED' },
      bad: { id: claimIds[0], status: 'NEVER', from: 'INFO' },
      refusedToStranger: true,
    },
    AddClaimComment: {
      body: { id: claimIds[0], comment: 'One' },
      other: { id: claimIds[1], comment: 'Two' },
      bad: { id: 'NEVER', comment: 'Three' },
      refusedToStranger: true,
    },
    AddClaimPaper: {
      body: { claimId: claimIds[1], additionalDocument: loosePapers[0], title: 'One' },
      other: { claimId: claimIds[2], additionalDocument: loosePapers[1], title: 'Two' },
      bad: { claimId: 'NEVER', additionalDocument: loosePapers[0], title: 'Three' },
      refusedToStranger: true,
    },
    DeleteClaimPaper: {
      body: { id: String(paperIds[0]) },
      other: { id: String(paperIds[1]) },
      bad: { id: 'NEVER' },
      refusedToStranger: true,
    },
  },
};
