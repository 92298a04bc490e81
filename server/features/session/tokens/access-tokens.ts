import { createSigner, createVerifier } from 'fast-jwt';
import * as v from 'valibot';
import type { Viewer } from '#server/graphql/context.ts';

/** The administrator who looks at the portal as the user of an access token, and the own login. */
interface ViewingAdministrator {
  userId: number;
  family: string;
  rightsVersion: number;
  /** When the view ends, in seconds since 1970; a token for another customer ends then too. */
  until: number;
}

/** The user of an access token, and the login it belongs to. */
export interface Bearer {
  viewer: Viewer;
  /** Null for the users themselves; with an administrator, the token is for reading only. */
  viewedBy: ViewingAdministrator | null;
  /** The hash of the refresh token it was handed out with. */
  refreshHash: string;
  /** The login on one device, see refresh-chain.store.ts; empty in a token of an earlier version. */
  family: string;
  /** The host it was handed out at and is good for; null in a token of an earlier version. */
  host: string | null;
  /** The version of the user's rights that `viewer` shows; 0 in a token of an earlier version. */
  rightsVersion: number;
}

export interface AccessTokens {
  /** How long a token is accepted, in milliseconds. */
  lifetime: number;
  sign(bearer: Bearer): string;
  /** The holder; null for a token that is forged, foreign, expired or of another shape. */
  verify(token: string): Bearer | null;
}

/** How long an administrator may view as a user, in milliseconds; there is no refresh token for it. */
export const viewLifetime = 30 * 60_000;
/** When a view that begins now ends, in seconds since 1970. */
export const endOfView = () => Math.floor((Date.now() + viewLifetime) / 1_000);
/** Tokens one process remembers as good; beyond it all are checked again. */
const mostChecked = 20_000;
const issuer = 'pannier';

const claimsShape = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  username: v.string(),
  sorg: v.string(),
  scopes: v.array(v.string()),
  areas: v.array(v.object({ sorg: v.string(), limitation: v.string(), value: v.string() })),
  salesActiveCustCode: v.nullable(
    v.object({ unified: v.string(), r3: v.string(), isr: v.nullable(v.string()) }),
  ),
  sid: v.string(),
  exp: v.optional(v.number()),
  // Optional so that servers of this and the version before can run side by side; a token without
  // them comes from the version before, and lives for minutes.
  iss: v.optional(v.literal(issuer)),
  aud: v.optional(v.nullable(v.string()), null),
  family: v.optional(v.string(), ''),
  rights: v.optional(v.number(), 0),
  /** The actor for the user (RFC 8693): an administrator who only reads. */
  act: v.optional(
    v.nullable(
      v.object({
        sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
        family: v.string(),
        rights: v.number(),
      }),
    ),
    null,
  ),
});

/**
 * Access tokens: JWT, HS256 only, bound to user, active customer, login and host (B137, E102).
 * @param lifetime milliseconds
 */
export function accessTokens(key: Buffer, lifetime: number): AccessTokens {
  const sign = createSigner({ algorithm: 'HS256', key, expiresIn: lifetime });
  const signView = createSigner({ algorithm: 'HS256', key });
  const verify = createVerifier({ algorithms: ['HS256'], key });
  /** Verified tokens: signature and claims do not change, only the time does. */
  const checked = new Map<string, { bearer: Bearer; until: number }>();
  return {
    lifetime,
    sign: (bearer) => (bearer.viewedBy ? signView : sign)(toClaims(bearer)),
    verify(token) {
      const known = checked.get(token);
      if (known && Date.now() < known.until) return known.bearer;
      let claims: unknown;
      try {
        claims = verify(token);
      } catch {
        checked.delete(token);
        return null;
      }
      const parsed = v.safeParse(claimsShape, claims);
      if (!parsed.success) return null;
      const bearer = toBearer(parsed.output);
      if (checked.size >= mostChecked) checked.clear();
      checked.set(token, { bearer, until: (parsed.output.exp ?? 0) * 1_000 });
      return bearer;
    },
  };
}

function toClaims(bearer: Bearer): v.InferInput<typeof claimsShape> {
  const { viewer, viewedBy, refreshHash, family, host, rightsVersion } = bearer;
  return {
    sub: String(viewer.userId),
    username: viewer.username,
    sorg: viewer.sorg,
    scopes: [...viewer.scopes],
    areas: [...viewer.areas],
    salesActiveCustCode: viewer.customer,
    sid: refreshHash,
    iss: issuer,
    aud: host,
    family,
    rights: rightsVersion,
    act: viewedBy && {
      sub: String(viewedBy.userId),
      family: viewedBy.family,
      rights: viewedBy.rightsVersion,
    },
    ...(viewedBy && { exp: viewedBy.until }),
  };
}

function toBearer(claims: v.InferOutput<typeof claimsShape>): Bearer {
  const { sub, username, sorg, scopes, areas, salesActiveCustCode, sid } = claims;
  const viewer: Viewer = {
    userId: sub,
    username,
    sorg,
    scopes: new Set(scopes),
    areas,
    customer: salesActiveCustCode,
  };
  const { family, aud: host, rights: rightsVersion, act, exp: until = 0 } = claims;
  const viewedBy = act && { userId: act.sub, family: act.family, rightsVersion: act.rights, until };
  return { viewer, viewedBy, refreshHash: sid, family, host, rightsVersion };
}
