import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const ofWriters = { owner: 'contentadmin', strangers: ['dealer1'], refused: 'FORBIDDEN' };

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).layout({ id: 'contract', description: 'Contract cards' });
    await given(app).layout({ id: 'contract-2' });
  },
  lists: {
    contentTargetMarkets: {
      user: 'dealer1',
      args: 'type: "marketing_material"',
      stranger: 'dealer2',
      rows: 'contentTargetMarkets { id }',
      filters: [],
    },
    layouts: {
      user: 'contentadmin',
      args: 'type: "news"',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      rows: 'layouts { id }',
      filters: [],
    },
    contentAudience: {
      user: 'contentadmin',
      args: 'of: { kind: news, contentTargetMarkets: ["M1"] }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      rows: 'users { username }',
      filters: ['search: "dealer1"'],
    },
  },
  foreignThings: {
    layouts: {
      ...ofWriters,
      document: '{ layouts(type: "news") { layouts { description } } }',
      holds: 'Contract cards',
    },
    contentAudience: {
      ...ofWriters,
      document:
        '{ contentAudience(of: { kind: news, contentTargetMarkets: ["M1"] }) { users { username } } }',
      holds: 'dealer1',
    },
    contentTargetMarkets: {
      ...ofDealer1,
      strangers: ['dealer2'],
      document:
        '{ contentTargetMarkets(type: "marketing_material") { contentTargetMarkets { id } } }',
      holds: 'M1',
    },
  },
  foreignQueries: {
    contentTargetMarkets: '(type: "news")',
    layouts: '(type: "news")',
    contentAudience: '(of: { kind: news, id: "3000~foreign" })',
  },
  foreignMutations: {
    markContentRead: '(kind: news, id: "3000~foreign", readAt: "2026-01-01T00:00:00Z")',
  },
};
