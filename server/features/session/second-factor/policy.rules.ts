import { isAdminScope } from '#shared/access/admin-scopes.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { SecondFactors } from './second-factors.store.ts';

type Policy = SecondFactors['policy'];

/** Whether a user logs in with a second factor: as the group role says, unless the host wants one of administrators. */
export function policyFor(
  groupRole: Policy,
  scopes: ReadonlySet<string>,
  { adminSecondFactor }: Pick<HostConfig, 'adminSecondFactor'>,
): Policy {
  return adminSecondFactor && [...scopes].some(isAdminScope) ? 'required' : groupRole;
}

/** Returns the step that a login continues with after the password. Recovery codes alone are no second factor. */
export function nextStep(policy: Policy, factors: SecondFactors): 'none' | 'prove' | 'set-up' {
  if (policy === 'off') return 'none';
  if (hasSecondFactor(factors)) return 'prove';
  return policy === 'required' ? 'set-up' : 'none';
}

export function hasSecondFactor({ passkeys, authenticator }: SecondFactors): boolean {
  return passkeys.length > 0 || authenticator !== null;
}
