import { randomUUID } from 'node:crypto';
import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import {
  deletedVisits,
  givenContractVisits,
  visitIds as ids,
  loosePhotos,
  toVisitBody,
} from './visit-bodies.ts';

/** The visit that the customer described by `kept` made itself. */
const keptVisit = '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a14';
/** A photo that the dealer of this customer has uploaded. */
const keptPhoto = '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a15';

/** The input as the text of an argument; the kind is a value of an enum. */
const toText = (input: object) =>
  JSON.stringify(input)
    .replace(/"([a-zA-Z0-9]+)":/g, '$1:')
    .replace('"polygon"', 'polygon');

const changeTo = (notes: string) => toText({ notes });

export const contract: FeatureContract = {
  createRecords: givenContractVisits,
  lists: {
    formVisits: {
      user: 'dealer1',
      rows: 'visits { id }',
      stranger: 'dealer9',
      filters: [
        'kind: polygon',
        'createdBy: "sales1"',
        'search: "contract-visit-0"',
        'from: "2026-01-02", to: "2026-01-02"',
      ],
    },
    formVisitSalesCustomers: {
      user: 'sales1',
      args: 'kind: polygon',
      rows: 'customers { custCode }',
      stranger: 'dealer9',
      filters: ['search: "0002000001"', 'onlyCustomerHasFormVisit: true'],
    },
  },
  canaries: {
    values: [toCanary('visit')],
    async plant(app) {
      const { customer, owner } = kept;
      const { visit, visitPhotoFile } = given(app);
      await visit({
        id: keptVisit,
        customer,
        by: owner,
        salesPerson: null,
        notes: toCanary('visit'),
      });
      await visitPhotoFile({ id: keptPhoto, by: owner });
    },
  },
  foreignThings: {
    formVisits: {
      ...ofDealer1,
      document: '{ formVisits(limit: 100) { visits { notes } } }',
      holds: 'contract-visit-0',
    },
    formVisitOptionsByBrand: {
      ...ofSorg2000,
      document: '{ formVisitOptionsByBrand(brand: polygon) { label } }',
      holds: 'contract-option',
    },
    formVisitSalesCustomers: {
      ...ofDealer1,
      document: '{ formVisitSalesCustomers(kind: polygon) { customers { lastVisit { notes } } } }',
      holds: 'contract-visit-1',
    },
  },
  foreignQueries: {
    formVisits: `(id: "${keptVisit}")`,
    formVisitOptionsByBrand: '(brand: polygon)',
    formVisitSalesCustomers: `(kind: polygon, search: "${kept.customer}")`,
  },
  foreignMutations: {
    createFormVisit: `(input: ${toText(toVisitBody(3, { custCode: kept.customer, frontShop1: keptPhoto }))})`,
    updateFormVisit: `(id: "${keptVisit}", version: 1, input: ${changeTo('Changed')})`,
    deleteFormVisit: `(id: "${keptVisit}")`,
    restoreFormVisit: `(id: "${keptVisit}")`,
  },
  versionedRecords: {
    async updateFormVisit(app) {
      const id = randomUUID();
      await given(app).visit({ id, customer: kept.customer, by: kept.owner });
      return {
        version: 1,
        args: (version) =>
          `(id: "${id}", version: ${version}, input: ${changeTo(`At ${version}`)})`,
      };
    },
  },
  outboxBodies: {
    CreateVisit: {
      body: { input: toVisitBody(1) },
      other: { input: toVisitBody(2) },
      bad: { input: toVisitBody(3, { brandDisplay: 'NEVER' }) },
      refusedToStranger: true,
    },
    ChangeVisit: {
      body: { id: ids[0], version: 1, input: { notes: 'One', frontShop2: loosePhotos[0] } },
      other: { id: ids[2], version: 1, input: { notes: 'Two' } },
      bad: { id: 'NEVER', version: 1, input: { notes: 'Three' } },
      refusedToStranger: true,
    },
    DeleteVisit: {
      body: { id: ids[0] },
      other: { id: ids[2] },
      bad: { id: 'NEVER' },
      refusedToStranger: true,
    },
    RestoreVisit: {
      body: { id: deletedVisits[0] },
      other: { id: deletedVisits[1] },
      bad: { id: 'NEVER' },
      refusedToStranger: true,
    },
  },
};
