import type { Config } from '#server/config.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { CallLimits } from '#server/lib/call-limits.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { relyingPartyOf } from './second-factor/passkeys.ts';
import type { SecondFactorKit } from './second-factor/prove.ts';
import type { Chain, Link } from './tokens/refresh-chain.store.ts';
import type { SessionUser } from './tokens/session.store.ts';
import type { SessionKeys } from './tokens/session-keys.ts';

/** The dependencies of this feature's calls. */
export interface Session extends Chain {
  keys: SessionKeys;
  /** In production the passwords of the demo are refused. */
  mode: Config['mode'];
  limits: CallLimits;
  jobs: Jobs;
  /** Where the portal of a host is, from the settings. */
  originOf(host: string): string;
}

/** Returns the dependencies needed to check and set up second factors at a host. */
export function secondFactorKit(
  { db, keys, originOf }: Session,
  host: HostConfig,
): SecondFactorKit {
  return { db, keyFor: keys.keyFor, party: relyingPartyOf(host, originOf(host.host)) };
}

/** The answer of login, refresh and every change of customer (E103 to E105, N022, N044). */
export interface TokenPair {
  requestToken: string;
  refreshToken: string;
  tokenType: 'Bearer';
  /** Milliseconds until `requestToken` is no longer accepted. */
  expiresIn: number;
}

/** The two tokens of a viewer; the access token remembers which refresh token it came with. */
export function tokenPair({ keys }: Session, user: SessionUser, viewer: Viewer, link: Link) {
  const { hash: refreshHash, family, host } = link;
  const { rightsVersion } = user;
  const pair: TokenPair = {
    requestToken: keys.access.sign({
      viewer,
      viewedBy: null,
      refreshHash,
      family,
      host,
      rightsVersion,
    }),
    refreshToken: link.token,
    tokenType: 'Bearer',
    expiresIn: keys.access.lifetime,
  };
  return pair;
}

/** The refresh token is no longer accepted: the user has to log in again (B144). */
export function sessionEnded(): Problem {
  return new Problem(401, 'SESSION_ENDED', 'Log in again');
}

/** The user may no longer come here at all: deactivated, or without rights in this sales organisation. */
export function accessEnded(): Problem {
  return new Problem(401, 'ACCESS_ENDED', 'No access any more');
}
