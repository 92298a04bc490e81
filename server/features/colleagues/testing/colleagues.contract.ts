import type { FeatureContract, VersionedRecord } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const owner = 'shopowner1';
const canary = '0002000004';
const area = `2000:customer:${canary}`;

const user = (username: string) =>
  `user: { username: "${username}", name: "Contract", email: "c@shop.example", language: "en-us",
    groupRole: "dealer", customers: [{ sorg: "2000", customer: "${canary}" }] }`;

let made = 0;

const colleague =
  (args: (name: string) => string): VersionedRecord =>
  async (app) => {
    const name = `colleague-${++made}`;
    const id = await given(app).newUser(name, { areas: [area] });
    const { version } = await app.db
      .selectFrom('app_user')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { version, args: (at) => `(id: "${id}", version: ${at}${args(name)})` };
  };

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).shopOwner('colleaguesowner', { areas: ['2000:customer:0002000001'] });
    await given(app).shopOwner('colleaguesother', { areas: ['2000:customer:0002000002'] });
    await given(app).newUser('colleague-kept');
  },
  lists: {
    colleagues: {
      user: 'colleaguesowner',
      rows: 'colleagues { id }',
      stranger: 'colleaguesother',
      filters: ['search: "colleague-kept"'],
    },
  },
  foreignThings: {
    colleagues: {
      owner: 'colleaguesowner',
      strangers: ['colleaguesother'],
      document: '{ colleagues { colleagues { username } } }',
      holds: 'colleague-kept',
    },
  },
  foreignQueries: { colleagues: '(search: "kanarie")' },
  foreignMutations: {
    inviteColleague: `(${user('colleague-new')})`,
    updateColleague: `(id: "4", version: 0, ${user('colleague-changed')})`,
    deleteColleague: '(id: "4", version: 0)',
  },
  administratorMutations: {
    inviteColleague: owner,
    updateColleague: owner,
    deleteColleague: owner,
  },
  versionedRecords: {
    updateColleague: colleague((name) => `, ${user(`${name}-changed`)}`),
    deleteColleague: colleague(() => ''),
  },
};
