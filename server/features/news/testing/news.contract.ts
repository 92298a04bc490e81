import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const input = (title: string) => `{ language: "en", title: "${title}", body: "<p>Words</p>",
  validFrom: "2026-01-01", validTo: "2099-12-31", contentTargetMarkets: ["M1"] }`;

/** Of another sales organisation. */
const foreignNews = '3000~foreign';
const versioned = (args: (id: string, version: number) => string, deletedAt: Date | null = null) =>
  async function makeRecord(app: Parameters<typeof given>[0]) {
    const id = await given(app).news({ deletedAt });
    return { version: 1, args: (version: number) => args(id, version) };
  };
const byVersion = (id: string, version: number) => `(id: "${id}", version: ${version})`;

export const contract: FeatureContract = {
  async createRecords(app) {
    const { news } = given(app);
    await news({ id: 'one', title: 'Alto recall', changedAt: '2026-01-02T00:00:00Z' });
    await news({ id: 'two', title: 'Bike show', validFrom: '2020-01-01', validTo: '2099-12-31' });
    await news({ id: 'three', title: 'Chains', markets: ['M1', 'M2'] });
  },
  lists: {
    newsList: {
      user: 'dealer1',
      rows: 'news { id }',
      stranger: 'dealer9',
      filters: ['search: "recall"', 'filter: { market: "M2" }'],
      sortedBy: {
        title: 'news { title }',
        validFrom: 'news { validFrom }',
        validTo: 'news { validTo }',
        changedAt: 'news { changedAt }',
      },
    },
  },
  foreignThings: {
    newsList: {
      ...ofDealer1,
      document: '{ newsList(limit: 100) { news { title } } }',
      holds: 'Alto recall',
    },
    news: { ...ofDealer1, document: '{ news(id: "2000~one") { title } }', holds: 'Alto recall' },
  },
  foreignQueries: { newsList: '(limit: 100)', news: `(id: "${foreignNews}")` },
  foreignMutations: {
    createNews: `(input: ${input('New')})`,
    updateNews: `(id: "${foreignNews}", version: 1, input: ${input('Changed')})`,
    deleteNews: byVersion(foreignNews, 1),
    restoreNews: byVersion(foreignNews, 1),
  },
  administratorMutations: {
    createNews: 'owner1',
    updateNews: 'owner1',
    deleteNews: 'owner1',
    restoreNews: 'owner1',
  },
  versionedRecords: {
    updateNews: versioned(
      (id, version) => `(id: "${id}", version: ${version}, input: ${input(`At ${version}`)})`,
    ),
    deleteNews: versioned(byVersion),
    restoreNews: versioned(byVersion, new Date('2026-01-01')),
  },
  outboxBodies: {
    MarkContentRead: {
      body: { kind: 'news', id: '2000~read-1', readAt: '2026-11-01T10:00:00Z' },
      other: { kind: 'news', id: '2000~read-2', readAt: '2026-11-01T10:00:00Z' },
      bad: { kind: 'news', id: '2000~never', readAt: '2026-11-01T10:00:00Z' },
      refusedToStranger: true,
    },
  },
};
