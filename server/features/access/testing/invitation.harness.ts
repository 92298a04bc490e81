import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import type { TestApp } from '#server/testing/app.ts';
import { countUnsent } from './invitation.store.ts';

export const newPassword = 'Long-enough-for-all-7';

const shown = `message { status } userErrors { field code most } link record {
  id version hasPassword email { isVerified }
  invitation { state isMailed sentAt expiresAt } }`;

/** The calls of the tests of invitations. */
export function invitationHarness(test: () => TestApp) {
  const run = async (
    token: string,
    name: 'sendInvitation' | 'revokeInvitation',
    userId: string,
    headers = {},
  ) => {
    const selected = name === 'sendInvitation' ? shown : shown.replace('link', '');
    const document = `mutation ($userId: ID!) { ${name}(userId: $userId) { ${selected} } }`;
    const { data, errors } = await test().gql(token, document, { userId }, headers);
    return data?.[name] ?? { errors: errors?.map(({ extensions }) => extensions?.code) };
  };
  return {
    send: (token: string, userId: string, headers = {}) =>
      run(token, 'sendInvitation', userId, headers),
    revoke: (token: string, userId: string) => run(token, 'revokeInvitation', userId),
    /** The state of a user's last invitation. */
    async invitationOf(token: string, id: string) {
      const document = `query ($id: ID!) { editData(id: $id) { user { hasPassword
        email { isVerified } invitation { state isMailed sentAt } } } }`;
      return (await test().gql(token, document, { id })).data.editData.user;
    },
    /** Waits until the jobs have mailed all invitations. */
    untilSent: () => expect.poll(() => countUnsent(test().db), { timeout: 20_000 }).toBe(0),
    /** Uses the token of a link, as the form of the login page does. */
    setPassword: (link: string, password = newPassword) =>
      test().rest('POST', '/reset-password', {
        body: { token: tokenOf(link), password },
        headers: { host: new URL(link).hostname },
      }),
    logIn: (username: string, password = newPassword) =>
      test().rest('POST', '/login', { body: { username, password } }),
  };
}

export const linkOf = ({ text = '' }: Pick<Email, 'text'>) => /https?:\S+/.exec(text)?.[0] ?? '';
export const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('reset') ?? '';
