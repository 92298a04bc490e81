import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const input = (
  title: string,
  file = 'unknown',
) => `{ type: general, language: "en", title: "${title}",
  validFrom: "2026-01-01", validTo: "2099-12-31", contentTargetMarkets: ["M1"],
  files: [{ id: "${file}" }] }`;
const groupInput = (name: string) =>
  `{ language: "en", name: "${name}", contentTargetMarkets: ["M1"] }`;

/** Of another sales organisation. */
const foreign = '3000~foreign';
const byVersion = (id: string, version: number) => `(id: "${id}", version: ${version})`;
const versioned = (
  make: 'salesDocument' | 'salesDocumentGroup',
  args: (id: string, version: number) => string,
  fields: object = {},
) =>
  async function makeRecord(app: Parameters<typeof given>[0]) {
    const id = await given(app)[make](fields);
    return { version: 1, args: (version: number) => args(id, version) };
  };
const rows = 'salesDocuments { id }';
const groupRows = 'salesDocumentGroups { id }';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { salesDocument, salesDocumentGroup } = given(app);
    const changedAt = '2026-01-02T00:00:00Z';
    await salesDocumentGroup({ id: 'lists', title: 'Price lists', changedAt });
    await salesDocumentGroup({ id: 'manuals', title: 'Manuals', markets: ['M1', 'M3'] });
    await salesDocument({ id: 'one', title: 'Autumn prices', parentId: 'lists', changedAt });
    await salesDocument({
      id: 'two',
      title: 'Brake manual',
      type: 'technical',
      parentId: 'manuals',
    });
    await salesDocument({
      id: 'three',
      title: 'Conditions',
      validFrom: '2020-01-01',
      validTo: '2099-12-31',
    });
    await salesDocument({ id: 'four', title: 'Deposit rules', type: 'technical' });
  },
  lists: {
    salesDocuments: {
      user: 'dealer1',
      rows,
      stranger: 'dealer9',
      filters: [
        'search: "prices"',
        'filter: { type: technical }',
        'filter: { group: "2000~lists" }',
      ],
      sortedBy: {
        title: 'salesDocuments { title }',
        validFrom: 'salesDocuments { validFrom }',
        validTo: 'salesDocuments { validTo }',
        changedAt: 'salesDocuments { changedAt }',
      },
    },
    salesDocumentsWithoutGroup: {
      user: 'dealer1',
      rows,
      stranger: 'dealer9',
      filters: ['type: technical'],
    },
    salesDocumentGroups: {
      user: 'dealer1',
      rows: groupRows,
      stranger: 'dealer2',
      filters: ['search: "price"'],
      sortedBy: {
        name: 'salesDocumentGroups { name }',
        changedAt: 'salesDocumentGroups { changedAt }',
      },
    },
    salesDocumentGroupsWithDocuments: {
      user: 'dealer1',
      rows: groupRows,
      stranger: 'dealer9',
      filters: ['type: technical'],
    },
  },
  foreignThings: {
    salesDocuments: {
      ...ofDealer1,
      document: '{ salesDocuments(limit: 100) { salesDocuments { title } } }',
      holds: 'Autumn prices',
    },
    salesDocumentsWithoutGroup: {
      ...ofDealer1,
      document: '{ salesDocumentsWithoutGroup { salesDocuments { title } } }',
      holds: 'Conditions',
    },
    salesDocument: {
      ...ofDealer1,
      document: '{ salesDocument(id: "2000~one") { title } }',
      holds: 'Autumn prices',
    },
    salesDocumentGroups: {
      ...ofDealer1,
      document: '{ salesDocumentGroups(limit: 100) { salesDocumentGroups { name } } }',
      holds: 'Price lists',
    },
    salesDocumentGroupsWithDocuments: {
      ...ofDealer1,
      document:
        '{ salesDocumentGroupsWithDocuments { salesDocumentGroups { documents { title } } } }',
      holds: 'Autumn prices',
    },
    salesDocumentGroup: {
      ...ofDealer1,
      document: '{ salesDocumentGroup(id: "2000~lists") { name } }',
      holds: 'Price lists',
    },
  },
  foreignQueries: {
    salesDocuments: '(limit: 100)',
    salesDocumentsWithoutGroup: '',
    salesDocument: `(id: "${foreign}")`,
    salesDocumentGroups: '(limit: 100)',
    salesDocumentGroupsWithDocuments: '',
    salesDocumentGroup: `(id: "${foreign}")`,
  },
  foreignMutations: {
    createSalesDocument: `(input: ${input('New')})`,
    updateSalesDocument: `(id: "${foreign}", version: 1, input: ${input('Changed')})`,
    deleteSalesDocument: byVersion(foreign, 1),
    restoreSalesDocument: byVersion(foreign, 1),
    createSalesDocumentGroup: `(input: ${groupInput('New')})`,
    updateSalesDocumentGroup: `(id: "${foreign}", version: 1, input: ${groupInput('Changed')})`,
    deleteSalesDocumentGroup: byVersion(foreign, 1),
  },
  administratorMutations: {
    createSalesDocument: 'owner1',
    updateSalesDocument: 'owner1',
    deleteSalesDocument: 'owner1',
    restoreSalesDocument: 'owner1',
    createSalesDocumentGroup: 'owner1',
    updateSalesDocumentGroup: 'owner1',
    deleteSalesDocumentGroup: 'owner1',
  },
  versionedRecords: {
    async updateSalesDocument(app) {
      const id = await given(app).salesDocument();
      const file = await given(app).contentFile(`sales_document/${id}`);
      const args = (version: number) =>
        `(id: "${id}", version: ${version}, input: ${input(`At ${version}`, file)})`;
      return { version: 1, args };
    },
    deleteSalesDocument: versioned('salesDocument', byVersion),
    restoreSalesDocument: versioned('salesDocument', byVersion, {
      deletedAt: new Date('2026-01-01'),
    }),
    updateSalesDocumentGroup: versioned(
      'salesDocumentGroup',
      (id, version) => `(id: "${id}", version: ${version}, input: ${groupInput(`At ${version}`)})`,
    ),
    deleteSalesDocumentGroup: versioned('salesDocumentGroup', byVersion),
  },
};
