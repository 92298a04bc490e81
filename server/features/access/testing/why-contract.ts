import type { FeatureContract } from '#server/testing/feature-contract.ts';

const admin = { owner: 'accessadmin', strangers: ['accessadmin9'] };
const question = 'question: { permission: "page.news" }';
const aboutCustomer = 'question: { customer: { sorg: "2000", unified: "0002000004" } }';
const area = 'userAreas: [{ sorg: "2000", limitation: customer, value: "0002000004" }]';

/** The queries about what rights open, and what a change of them does. */
export const whyContract = {
  lists: {
    whoMay: {
      user: 'accessadmin',
      args: question,
      rows: 'users { id }',
      stranger: 'accessadmin9',
      filters: [],
    },
  },
  foreignThings: {
    roleEffect: {
      ...admin,
      document: '{ roleEffect(id: "contract-role", permissions: []) { losing { users } } }',
      holds: 'losing',
    },
    groupRoleEffect: {
      ...admin,
      document: '{ groupRoleEffect(id: "contract-group", roles: []) { losing { users } } }',
      holds: 'losing',
    },
    userRights: {
      ...admin,
      document: '{ userRights(id: "1") { user { username } } }',
      holds: 'dealer1',
    },
    rightsPreview: {
      ...admin,
      document: `{ rightsPreview(groupRole: "dealer", userAreas: [
        { sorg: "2000", limitation: customer, value: "0002000001" }]) { customers { first { name } } } }`,
      holds: 'Alpine Cycles',
    },
    whyUser: { ...admin, document: `{ whyUser(id: "1", ${question}) { mayDo } }`, holds: 'mayDo' },
    whoMay: {
      ...admin,
      document: `{ whoMay(${question}, limit: 100) { users { username } } }`,
      holds: 'dealer1',
    },
    compareUsers: {
      ...admin,
      document: '{ compareUsers(ids: ["1", "2"]) { user { username } } }',
      holds: 'dealer1',
    },
  },
  foreignQueries: {
    userRights: '(id: "4")',
    rightsPreview: `(groupRole: "dealer", ${area})`,
    whyUser: `(id: "4", ${aboutCustomer})`,
    whoMay: `(${aboutCustomer})`,
    compareUsers: '(ids: ["4", "4"])',
  },
  administration: [
    'roleEffect',
    'groupRoleEffect',
    'userRights',
    'rightsPreview',
    'whyUser',
    'whoMay',
    'compareUsers',
  ],
} satisfies FeatureContract;
