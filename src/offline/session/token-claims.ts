/** The claims of an access token that the device needs. */
export interface Claims {
  userId: number;
  customer: string | null;
  scopes: readonly string[];
  /** How long the token is good for, milliseconds; null when it does not say. */
  lifetimeMs: number | null;
}

interface Payload {
  sub?: string | number;
  iat?: number;
  exp?: number;
  scopes?: string[];
  salesActiveCustCode?: { unified?: string | null } | null;
}

/** Between two times of the server, so that a wrong clock of the device does not matter. */
function lifetimeOf({ iat, exp }: Payload): number | null {
  return iat === undefined || exp === undefined ? null : (exp - iat) * 1000;
}

/** Reads a token without checking it (the server does). Null when it is not one of ours. */
export function readClaims(token: string): Claims | null {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    const payload = JSON.parse(new TextDecoder().decode(bytes)) as Payload;
    const userId = Number(payload.sub);
    if (!Number.isInteger(userId)) return null;
    return {
      userId,
      customer: payload.salesActiveCustCode?.unified ?? null,
      scopes: payload.scopes ?? [],
      lifetimeMs: lifetimeOf(payload),
    };
  } catch {
    return null;
  }
}
