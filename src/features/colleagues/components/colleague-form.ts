import * as v from 'valibot';
import { userFields } from '#shared/access/user.rules.ts';
import { chosen, required } from '#shared/validation/rules.ts';
import type { ColleagueInput } from '#src/graphql/generated/graphql.ts';
import type { Colleague, ColleagueChoices } from '../colleagues.queries.ts';

const { username, name } = userFields.pipe[0].entries;

/** A colleague as it is typed; customers as `sorg:code`. */
export const colleagueSchema = v.object({
  username,
  name,
  email: v.pipe(userFields.pipe[0].entries.email, required),
  language: v.pipe(v.string(), required),
  groupRole: v.pipe(v.string(), required),
  customers: v.pipe(v.array(v.string()), chosen),
});

export type ColleagueForm = v.InferOutput<typeof colleagueSchema>;

export const toKey = ({ sorg, customer }: { sorg: string; customer: string }): string =>
  `${sorg}:${customer}`;

/** The values of a colleague, or what a new one begins with: all customers, and a role where there is only one. */
export function toForm(
  colleague: Colleague | null,
  choices: ColleagueChoices,
  locale: string,
): ColleagueForm {
  if (colleague) {
    const { username: user, name: called, email, language, groupRole, customers } = colleague;
    return {
      username: user,
      name: called,
      email,
      language,
      groupRole: groupRole.id,
      customers: customers.map(toKey),
    };
  }
  const { groupRoles, languages, customers } = choices;
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
