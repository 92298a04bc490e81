import type { ColleagueInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { userFields } from '#shared/access/user.fields.ts';
import { userRules } from '#shared/access/user.rules.ts';
import { emptyValues } from '#shared/record-fields.ts';
import type { ShopOwner } from './shop-owner.store.ts';

/** The values of a colleague that the owner of a shop sends. */
export type ColleagueValues = Pick<
  ColleagueInput,
  'username' | 'name' | 'email' | 'language' | 'groupRole'
> & { customers: { sorg: string; customer: string }[] };

/** A colleague as far as rights are concerned. */
interface Subject {
  id: number;
  groupRole: string;
}

/** Returns the values that were sent, the same customer once. */
export function toColleagueValues({ customers, email, ...user }: ColleagueInput): ColleagueValues {
  // Composed, as the names of all users are.
  const username = user.username.normalize('NFC');
  const distinct = new Map(customers.map((one) => [`${one.sorg}:${one.customer}`, one]));
  return { ...user, username, email: storedAddress(email), customers: [...distinct.values()] };
}

/** Why the owner of a shop may only see a colleague; null when the owner may change it. */
export function readOnlyReason(
  owner: Pick<ShopOwner, 'userId' | 'released'>,
  user: Subject,
): 'NOT_YOURSELF' | 'NOT_YOURS_TO_GRANT' | null {
  if (user.id === owner.userId) return 'NOT_YOURSELF';
  return isReleased(owner, user.groupRole) ? null : 'NOT_YOURS_TO_GRANT';
}

/** Returns what is wrong with a colleague's values, other than a username that is taken. */
export function findColleagueProblems(
  owner: ShopOwner,
  values: ColleagueValues,
  current: Subject | null,
): UserError[] {
  const reason = current && readOnlyReason(owner, current);
  if (reason) return [refusal(reason, 'user.groupRole')];
  const { language, groupRole, customers } = values;
  const isOwn = (one: { sorg: string; customer: string }) =>
    owner.customers.some(({ sorg, customer }) => sorg === one.sorg && customer === one.customer);
  const typed = { ...emptyValues(userFields), ...values };
  return [
    ...ruleErrors(userRules, typed, 'user'),
    ...(owner.languages.includes(language)
      ? []
      : [userError('user.language', 'UNKNOWN_LANGUAGE', 'This language is not offered')]),
    ...(isReleased(owner, groupRole) ? [] : [refusal('NOT_YOURS_TO_GRANT', 'user.groupRole')]),
    ...(customers.length === 0
      ? [userError('user.customers', 'REQUIRED', 'A colleague needs at least one customer')]
      : []),
    ...(customers.every(isOwn)
      ? []
      : [userError('user.customers', 'UNKNOWN_CUSTOMER', 'This is no customer of yours')]),
  ];
}

const messages = {
  NOT_YOURSELF: 'You cannot change your own rights',
  NOT_YOURS_TO_GRANT: 'The distributor has not released this group role for colleagues',
};

/** The refusal to change a user whom the owner of a shop only sees. */
export const refusal = (code: keyof typeof messages, field: string): UserError =>
  userError(field, code, messages[code]);

const isReleased = ({ released }: Pick<ShopOwner, 'released'>, groupRole: string): boolean =>
  released.some(({ id }) => id === groupRole);
