import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const input = (title: string) => `{ type: "home_page", language: "en", title: "${title}",
  content: "<p>Words</p>", from: "2026-01-01", to: "2026-12-31" }`;

const ofWriters = { owner: 'contentadmin', strangers: ['dealer1'], refused: 'FORBIDDEN' };

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).announcement({ changedAt: '2026-01-02T00:00:00Z' });
  },
  lists: {
    announcements: {
      user: 'contentadmin',
      rows: 'announcements { id }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      filters: ['filter: { type: "login" }', 'filter: { state: over }', 'search: "opening hours"'],
      sortedBy: {
        title: 'announcements { title }',
        from: 'announcements { from }',
        to: 'announcements { to }',
        changedAt: 'announcements { changedAt }',
      },
    },
  },
  foreignThings: {
    announcements: {
      ...ofWriters,
      document: '{ announcements(limit: 100) { announcements { title } } }',
      holds: 'Spring orders',
    },
    announcement: {
      ...ofWriters,
      document: '{ announcement(id: "2000~spring") { title } }',
      holds: 'Spring orders',
    },
  },
  foreignQueries: { announcements: '(search: "opening")', announcement: '(id: "2000~spring")' },
  foreignMutations: {
    createAnnouncement: `(input: ${input('New')})`,
    updateAnnouncement: `(id: "2000~hours", version: 1, input: ${input('Changed')})`,
    deleteAnnouncement: '(id: "2000~closed", version: 1)',
  },
  administratorMutations: {
    createAnnouncement: 'owner1',
    updateAnnouncement: 'owner1',
    deleteAnnouncement: 'owner1',
  },
  versionedRecords: {
    async updateAnnouncement(app) {
      const id = await given(app).announcement();
      return {
        version: 1,
        args: (version) => `(id: "${id}", version: ${version}, input: ${input(`At ${version}`)})`,
      };
    },
    async deleteAnnouncement(app) {
      const id = await given(app).announcement();
      return { version: 1, args: (version) => `(id: "${id}", version: ${version})` };
    },
  },
};
