import type { TestApp } from '#server/testing/app.ts';

/** Calls of the tests of viewing as a user. */
export function viewAsHarness(test: () => TestApp) {
  const begin = (token: string, userId: number, differing: object = {}) =>
    test().rest('POST', '/view-as', {
      token,
      body: { userId: String(userId), reason: 'Ticket 4711', ...differing },
    });
  return {
    begin,
    /** Begins a view. @returns its token */
    async view(token: string, userId: number): Promise<string> {
      const { status, body } = await begin(token, userId);
      if (status !== 200) throw new Error(`View as ${userId}: ${status} ${JSON.stringify(body)}`);
      return body.requestToken;
    },
    /** Chooses another customer of the viewed user. */
    change: (token: string, custCode: string) =>
      test().rest('POST', '/view-as/customer', { token, body: { custCode } }),
    end: (token: string) => test().rest('POST', '/view-as/end', { token }),
    /** The status and code of a call of GET /user. */
    async ask(token: string) {
      test().app.sessionKeys.revocations.expire();
      const { status, body } = await test().rest('GET', '/user', { token });
      return status === 200 ? body.username : body.code;
    },
  };
}
