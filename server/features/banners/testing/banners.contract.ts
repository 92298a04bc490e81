import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const input = (link: string) => `{ link: "${link}", from: "2026-01-01", to: "2026-12-31" }`;

const ofWriters = { owner: 'contentadmin', strangers: ['dealer1'], refused: 'FORBIDDEN' };

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).banner({ changedAt: '2026-01-02T00:00:00Z' });
  },
  lists: {
    banners: {
      user: 'contentadmin',
      rows: 'banners { id }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      filters: ['filter: { state: over }', 'search: "winter"'],
      sortedBy: {
        from: 'banners { from }',
        to: 'banners { to }',
        changedAt: 'banners { changedAt }',
      },
    },
  },
  foreignThings: {
    banners: { ...ofWriters, document: '{ banners { banners { bannerFile } } }', holds: 'winter' },
    banner: {
      ...ofWriters,
      document: '{ banner(id: "2000~past") { bannerFile } }',
      holds: 'winter',
    },
  },
  foreignQueries: { banners: '(search: "winter")', banner: '(id: "2000~past")' },
  foreignMutations: {
    createBannerV2: `(input: ${input('/en-us/news')})`,
    updateBanner: `(id: "2000~past", version: 1, input: ${input('/en-us/news')})`,
    deleteBanner: '(id: "2000~coming", version: 1)',
  },
  administratorMutations: {
    createBannerV2: 'owner1',
    updateBanner: 'owner1',
    deleteBanner: 'owner1',
  },
  versionedRecords: {
    async updateBanner(app) {
      const id = await given(app).banner();
      return {
        version: 1,
        args: (version) => `(id: "${id}", version: ${version}, input: ${input(`/at-${version}`)})`,
      };
    },
    async deleteBanner(app) {
      const id = await given(app).banner();
      return { version: 1, args: (version) => `(id: "${id}", version: ${version})` };
    },
  },
};
