import type { Insertable } from 'kysely';
import type { DB } from '#server/db/generated/tables.ts';
import { findCity, getCountries } from '#server/features/countries/countries.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  MutationCreateCustomerInquiryArgs,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { offersInquiry } from '#shared/host-entries.ts';
import {
  findInquiryProblems,
  getInquiryLimit,
  type InquiryValues,
  otherChoice,
  readWebsite,
} from '#shared/inquiry/inquiry.rules.ts';
import { formatPhone } from '#shared/validation/format-phone.ts';

/** The values of an inquiry as they are stored. */
export type ReadInquiry = Pick<
  Insertable<DB['customer_inquiry']>,
  | 'reason'
  | 'other_reason'
  | 'goal'
  | 'other_goal'
  | 'name'
  | 'address'
  | 'postal_code'
  | 'city'
  | 'state'
  | 'country'
  | 'email'
  | 'phone'
  | 'website'
>;

type Args = MutationCreateCustomerInquiryArgs;
type Read = { inquiry: ReadInquiry } | { userErrors: UserError[] };

/** Reads the values of an inquiry, or says what is wrong with them. */
export async function readInquiry(ctx: Context, args: Args): Promise<Read> {
  if (args.host.toLowerCase() !== ctx.host.host)
    return refused('host', 'WRONG_HOST', 'The form belongs to another portal');
  if (!offersInquiry(ctx.host)) return refused('', 'NOT_OFFERED', 'This portal takes no inquiries');
  const values = toValues(args);
  const problems = findInquiryProblems(values, ctx.host);
  if (problems.length > 0)
    return {
      userErrors: problems.map(({ field, code }) => userError(field, code, say(field, code))),
    };
  const { custCountry: country } = values;
  const countries = await getCountries(ctx.db, ctx.host.sorg, ctx.locale);
  if (!countries.some(({ id }) => id === country))
    return refused('custCountry', 'UNKNOWN_COUNTRY', 'Choose a country of the list');
  const city = args.cityId ? await findCity(ctx.db, country, args.cityId) : null;
  if (city === undefined)
    return refused('custCity', 'UNKNOWN_CITY', 'The city is in another country');
  return { inquiry: toInquiry(values, city?.description ?? values.custCity, ctx.host.telpCode) };
}

const refused = (field: string, code: string, message: string): Read => ({
  userErrors: [userError(field, code, message)],
});

function toValues(args: Args): InquiryValues {
  return {
    reason: args.reason,
    otherReason: inOneLine(args.otherReason),
    goal: args.goal,
    otherGoal: inOneLine(args.otherGoal),
    custName: inOneLine(args.custName),
    custAddress: inOneLine(args.custAddress),
    custPostalCode: inOneLine(args.custPostalCode),
    custCity: inOneLine(args.custCity),
    custState: inOneLine(args.custState),
    custCountry: args.custCountry.toUpperCase(),
    custEmail: args.custEmail,
    custPhone: args.custPhone,
    websiteUrl: args.websiteUrl ?? '',
  };
}

/**
 * Line breaks and other control characters become blanks, so that no text can begin a line of a mail, or turn around the
 * direction of what stands behind it.
 */
const inOneLine = (text: string | null | undefined) =>
  (text ?? '').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ');

function toInquiry(values: InquiryValues, city: string, prefix: string): ReadInquiry {
  const { reason, goal } = values;
  return {
    reason,
    other_reason: reason === otherChoice ? values.otherReason.trim() : '',
    goal,
    other_goal: goal === otherChoice ? values.otherGoal.trim() : '',
    name: values.custName.trim(),
    address: values.custAddress.trim(),
    postal_code: values.custPostalCode.trim(),
    city: city.trim(),
    state: values.custState.trim(),
    country: values.custCountry,
    email: storedAddress(values.custEmail),
    phone: formatPhone(values.custPhone, prefix),
    website: readWebsite(values.websiteUrl) ?? '',
  };
}

const messages: Readonly<Record<string, string>> = {
  REQUIRED: 'Required',
  EMPTY: 'Must not be empty',
  NOT_EMAIL: 'Email must be valid',
  NOT_PHONE: '*Must Be Numeric (17 digits max)',
  OPTION_GONE: 'This choice is no longer offered',
};

function say(field: string, code: string): string {
  if (code === 'TOO_LONG') return `At most ${getInquiryLimit(field)} characters`;
  if (code !== 'BAD_LINK') return messages[code] ?? code;
  return field === 'websiteUrl' ? 'An address such as https://shop.example' : 'At most one link';
}
