import { kept } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg3000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';

export const contract: FeatureContract = {
  lists: {
    articleDisplays: {
      user: 'contentadmin',
      args: 'sorgs: ["2000"]',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      rows: 'articles { article_code }',
      filters: ['search: "P-1"'],
    },
    analysisCustomers: {
      user: 'contentadmin',
      args: 'sorg: "2000"',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      rows: 'customers { unified }',
      filters: ['salesUsername: "sales1"'],
    },
  },
  foreignThings: {
    productAnalyzesV3: {
      // The test gives all strangers page.catalog-analyze, which is good for all customers of their organisation.
      ...ofDealer1,
      strangers: ['dealer9'],
      document: `{ productAnalyzesV3(sorg: "2000", articleCodes: ["P-1"], custCode: "R1") {
      articleCode hasPrice { status } } }`,
      holds: '"status":true',
      refused: 'FORBIDDEN',
    },
    articleDisplays: {
      ...ofSorg3000,
      strangers: ['dealer1', 'contentadmin'],
      document:
        '{ articleDisplays(search: "DE-1", sorgs: ["2000", "3000"]) { articles { article_code } } }',
      holds: 'DE-1',
    },
    analysisCustomers: {
      owner: 'contentadmin',
      strangers: ['dealer9'],
      document:
        '{ analysisCustomers(sorg: "2000", search: "0002000001") { customers { unified } } }',
      holds: '0002000001',
    },
    analysedModel: {
      owner: 'contentadmin',
      strangers: ['dealer9'],
      document: `{ analysedModel(sorg: "2000", articleCode: "P-1", custCodeUnified: "0002000001") {
        articles { articleCode } } }`,
      holds: 'P-1',
    },
  },
  analysis: ['productAnalyzesV3', 'analysisCustomers', 'analysedModel'],
  foreignQueries: {
    productAnalyzesV3: `(sorg: "2000", articleCodes: ["P-1", "P-2"], custCode: "${kept.r3}")`,
    articleDisplays: '(search: "P-1", sorgs: ["2000"])',
    analysisCustomers: '(sorg: "2000")',
    analysedModel: `(sorg: "2000", articleCode: "P-1", custCodeUnified: "${kept.customer}")`,
  },
};
