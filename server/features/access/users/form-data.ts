import type { Context } from '#server/graphql/context.ts';
import type { UserFormData } from '#server/graphql/generated/types.ts';
import { showLanguage } from '#server/lib/show-language.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { readChoices } from './form-data.store.ts';

/** Returns what the form of a user offers to an administrator (N110). */
export async function getFormData(
  { db, host }: Context,
  me: Administrator,
  usOnly: boolean,
): Promise<UserFormData> {
  const { groupRoles, languages, sorgs, markets } = await readChoices(db, me, usOnly);
  return {
    user: null,
    groupRoles: groupRoles.map((one) => ({ ...one, mayGive: me.givable.has(one.id) })),
    languages: languages.map((id) => showLanguage(host, id)),
    sorgs,
    contentTargetMarkets: markets,
  };
}
