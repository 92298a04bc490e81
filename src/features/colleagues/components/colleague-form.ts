import * as v from 'valibot';
import { userEntries } from '#shared/access/user.rules.ts';
import { chosen, required } from '#shared/validation/rules.ts';
import type { ColleagueInput } from '#src/graphql/generated/graphql.ts';
import type { Colleague, ColleagueChoices } from '../colleagues.queries.ts';

/** A colleague as it is typed; customers as `sorg:code`. */
export const colleagueSchema = v.object({
  username: userEntries.username,
  name: userEntries.name,
  email: v.pipe(userEntries.email, required),
  language: v.pipe(v.string(), required),
  groupRole: v.pipe(v.string(), required),
  customers: v.pipe(v.array(v.string()), chosen),
});

export type ColleagueForm = v.InferOutput<typeof colleagueSchema>;

export const toKey = ({ sorg, customer }: { sorg: string; customer: string }): string =>
  `${sorg}:${customer}`;

export const toForm = ({ username, name, email, ...colleague }: Colleague): ColleagueForm => ({
  username,
  name,
  email,
  language: colleague.language,
  groupRole: colleague.groupRole.id,
  customers: colleague.customers.map(toKey),
});

/** What a new colleague begins with: all customers, and a role where there is only one. */
export function blankColleague(
  { groupRoles, languages, customers }: ColleagueChoices,
  locale: string,
): ColleagueForm {
  const [only, ...others] = groupRoles;
  const language = languages.find(({ id }) => id === locale) ?? languages[0];
  return {
    username: '',
    name: '',
    email: '',
    language: language?.id ?? '',
    groupRole: only && others.length === 0 ? only.id : '',
    customers: customers.map(toKey),
  };
}

/** The values as the server takes them. */
export function toInput({ customers, ...typed }: ColleagueForm): ColleagueInput {
  return {
    ...typed,
    customers: customers.map((key) => {
      const [sorg = '', ...code] = key.split(':');
      return { sorg, customer: code.join(':') };
    }),
  };
}
