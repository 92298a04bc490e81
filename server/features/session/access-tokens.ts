import { createSigner, createVerifier } from 'fast-jwt';
import * as v from 'valibot';
import type { Viewer } from '#server/graphql/context.ts';

/** Who holds an access token, and the hash of the refresh token it was handed out with. */
export interface Bearer {
  viewer: Viewer;
  refreshHash: string;
}

export interface AccessTokens {
  /** How long a token is accepted, in milliseconds. */
  lifetime: number;
  sign(bearer: Bearer): string;
  /** The holder; null for a token that is forged, foreign, expired or of another shape. */
  verify(token: string): Bearer | null;
}

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
});

/**
 * Access tokens: JWT, HS256 only, bound to user and active customer (B137, E102).
 * @param lifetime milliseconds
 */
export function accessTokens(key: Buffer, lifetime: number): AccessTokens {
  const sign = createSigner({ algorithm: 'HS256', key, expiresIn: lifetime });
  // The verifier remembers tokens it has checked and answers the same claims object again.
  const verify = createVerifier({ algorithms: ['HS256'], key, cache: 10_000 });
  const bearers = new WeakMap<object, Bearer>();
  return {
    lifetime,
    sign: ({ viewer, refreshHash }) => sign(claimsOf(viewer, refreshHash)),
    verify(token) {
      let claims: object;
      try {
        claims = verify(token);
      } catch {
        return null;
      }
      const known = bearers.get(claims);
      if (known) return known;
      const parsed = v.safeParse(claimsShape, claims);
      if (!parsed.success) return null;
      const bearer = bearerOf(parsed.output);
      bearers.set(claims, bearer);
      return bearer;
    },
  };
}

function claimsOf(viewer: Viewer, refreshHash: string): v.InferInput<typeof claimsShape> {
  return {
    sub: String(viewer.userId),
    username: viewer.username,
    sorg: viewer.sorg,
    scopes: [...viewer.scopes],
    areas: [...viewer.areas],
    salesActiveCustCode: viewer.customer,
    sid: refreshHash,
  };
}

function bearerOf(claims: v.InferOutput<typeof claimsShape>): Bearer {
  const { sub, username, sorg, scopes, areas, salesActiveCustCode, sid } = claims;
  const viewer: Viewer = {
    userId: sub,
    username,
    sorg,
    scopes: new Set(scopes),
    areas,
    customer: salesActiveCustCode,
  };
  return { viewer, refreshHash: sid };
}
