import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { ownFactors } from './own-factors.ts';

/** The second factors of the viewer. */
export const ownSecondFactors: QueryResolvers['ownSecondFactors'] = async (_root, _args, ctx) => {
  const { factors, policy } = await ownFactors(ctx);
  return {
    mayAdd: policy !== 'off',
    isRequired: policy === 'required',
    passkeys: factors.passkeys.map(({ id, name, domain, createdAt, lastUsedAt }) => ({
      id: String(id),
      name,
      domain,
      createdAt,
      lastUsedAt,
    })),
    authenticator: factors.authenticator,
    recoveryCodes: factors.recoveryCodes,
  };
};
