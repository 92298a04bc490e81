import type { TestApp } from '#server/testing/app.ts';

const shown = `id username version active areasElsewhere readOnlyReason roles { id }
  groupRole { id } userAreas { sorg limitation option value customerName } email { email }`;

const documents = {
  createUser: `mutation ($user: UserInput!, $userAreas: [UserAreaInput!]!) {
    answer: createUser(user: $user, userAreas: $userAreas) {
      message { status } userErrors { field code name } record { ${shown} } } }`,
  updateUser: `mutation ($id: ID!, $version: Int!, $user: UserInput!, $userAreas: [UserAreaInput!]!) {
    answer: updateUser(id: $id, version: $version, user: $user, userAreas: $userAreas) {
      message { status } userErrors { field code name } record { ${shown} } } }`,
  deleteUser: `mutation ($id: ID!, $version: Int!) { answer: deleteUser(id: $id, version: $version) {
      message { status } userErrors { field code name } record { ${shown} } } }`,
  restoreUser: `mutation ($id: ID!, $version: Int!) { answer: restoreUser(id: $id, version: $version) {
      message { status } userErrors { field code name } record { ${shown} } } }`,
  editData: `query ($id: ID!) { answer: editData(id: $id) { user { ${shown} } } }`,
  usersV2: `query ($search: String, $sort: UserSort) {
    answer: usersV2(search: $search, sort: $sort, limit: 100) { users { ${shown} } } }`,
} as const;

/** The input of a dealer of the first customer. */
export const newDealer = (username: string, fields: object = {}) => ({
  username,
  name: 'Ada Test',
  email: 'ada@shop.example',
  language: 'en-us',
  groupRole: 'dealer',
  ...fields,
});
export const firstCustomer = { sorg: '2000', limitation: 'customer', value: '0002000001' };

/** Calls of the access tests by their operations. @returns `answer`, with the errors of GraphQL */
export function accessHarness(test: () => TestApp) {
  const call = async (token: string, operation: keyof typeof documents, variables: object) => {
    const { data, errors } = await test().gql(token, documents[operation], variables);
    return data?.answer ?? { errors: errors?.map(({ extensions }) => extensions?.code) };
  };
  return {
    call,
    create: (token: string, user: object, userAreas: object[] = [firstCustomer]) =>
      call(token, 'createUser', { user, userAreas }),
    /** Changes a user against its present version. */
    async update(token: string, id: string, user: object, userAreas: object[] = [firstCustomer]) {
      const { user: present } = await call(token, 'editData', { id });
      return call(token, 'updateUser', { id, version: present?.version ?? 1, user, userAreas });
    },
    /** Deactivates a user, or lets it in again. */
    async setState(token: string, id: string, operation: 'deleteUser' | 'restoreUser') {
      const { user } = await call(token, 'editData', { id });
      return call(token, operation, { id, version: user?.version ?? 1 });
    },
  };
}

/** The refusals of an answer, each as its field and code. */
export const refusals = (answer: { userErrors: { field: string; code: string }[] }) =>
  answer.userErrors.map(({ field, code }) => `${field} ${code}`);
