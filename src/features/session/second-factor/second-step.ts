import * as v from 'valibot';
import { rest } from '#src/graphql/rest.ts';
import { keptUsername } from '../kept-username.ts';
import { leaveLoginNotice } from '../leave-notice.ts';
import { adoptTokens } from '../log-in.ts';
import type { SessionUser } from '../session-user.ts';

const passkeyOptions = v.record(v.string(), v.unknown());

/** The second step that the server requires after the password (SECOND_FACTOR_REQUIRED). */
export const secondStep = v.union([
  v.object({
    step: v.picklist(['prove']),
    challenge: v.string(),
    passkey: v.nullable(passkeyOptions),
    hasAuthenticator: v.boolean(),
    hasRecoveryCodes: v.boolean(),
  }),
  v.object({
    step: v.picklist(['set-up']),
    challenge: v.string(),
    passkey: passkeyOptions,
    authenticator: v.object({ secret: v.string(), uri: v.string() }),
  }),
]);
export type SecondStep = v.InferOutput<typeof secondStep>;

/** What the user shows: one of these. */
export interface Proof {
  code?: string;
  recoveryCode?: string;
  passkey?: object;
}

const answerShape = v.object({ recoveryCodes: v.optional(v.array(v.string()), []) });

/**
 * Sends the second step of a login.
 * @returns the recovery codes of a factor that was set up, to be shown before `enter`, which begins the session
 * @throws HttpError with code SECOND_FACTOR_WRONG, CHALLENGE_ENDED or TOO_MANY_ATTEMPTS; NetworkError
 */
export async function sendSecondStep(
  challenge: string,
  proof: Proof,
): Promise<{ recoveryCodes: string[]; enter: () => Promise<SessionUser> }> {
  const body = { challenge, ...proof };
  const answer = await rest('POST', '/login/second-factor', { body, as: 'nobody' });
  const { recoveryCodes } = v.parse(answerShape, answer);
  const enter = async () => {
    const user = await adoptTokens(answer);
    leaveLoginNotice(null);
    keptUsername.forget();
    return user;
  };
  return { recoveryCodes, enter };
}
