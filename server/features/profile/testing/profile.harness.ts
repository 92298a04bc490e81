import type { GraphqlAnswer, TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';

const mutation = `mutation M($input: ProfileInput!) {
  updateProfileUser(input: $input) {
    message { status description }
    userErrors { field code message }
  }
}`;

/** The name and language of dealer1 in the fixture; tests restore them. */
export const unchanged = { name: 'Test dealer1', language: 'en-us' };

interface Sent {
  name?: string;
  language?: string;
  currentPassword?: string | null;
  newPassword?: string | null;
}

interface Updated {
  answer: GraphqlAnswer;
  done: boolean | undefined;
  errors: { field: string; code: string; message: string }[];
}

/** Calls of the profile's tests; what a call leaves out stays as it is for dealer1. */
export function profileHarness(test: () => TestApp) {
  return {
    mutation,
    async update(token: string, input: Sent, headers?: Record<string, string>): Promise<Updated> {
      const variables = { input: { ...unchanged, ...input } };
      const answer = await test().gql(token, mutation, variables, headers);
      const payload = answer.data?.updateProfileUser;
      return { answer, done: payload?.message.status, errors: payload?.userErrors };
    },
    readUser: async (token: string) => (await test().rest('GET', '/user', { token })).body,
    login: (username: string, password = fixturePassword) =>
      test().rest('POST', '/login', { body: { username, password } }),
    refresh: (token: string) => test().rest('POST', '/refresh-token', { body: { token } }),
  };
}

/** Each error as "field CODE". */
export const codes = (errors: Updated['errors']) =>
  errors.map(({ field, code }) => `${field} ${code}`);
