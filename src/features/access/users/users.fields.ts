import { useLingui } from '@lingui/react/macro';
import { type UserField, userFields } from '#shared/access/user.fields.ts';
import { namesOf } from '#shared/record-fields.ts';
import type { ConflictFieldTexts } from '#src/crud/form/version-conflict.tsx';
import { useAreaTexts } from './area-texts.ts';
import type { UserValues } from './form/user-values.ts';
import type { UserChoices } from './users.queries.ts';

/** The labels of the fields of a user, for form, conflict, history and import. */
export function useUserLabels(): Readonly<Record<keyof UserValues, string>> {
  const { t } = useLingui();
  return {
    username: t`Username`,
    name: t({ message: 'Name', comment: 'of a user' }),
    email: t`E-mail`,
    emailConfirmations: t`Further addresses for order confirmations`,
    sendEmail: t`Mails about orders`,
    sendEmailWarranty: t`Mails about warranty claims`,
    isFakeEmail: t`The address has no mailbox`,
    language: t`Language`,
    groupRole: t`Group role`,
    roles: t`Roles`,
    areas: t({ message: 'Areas', comment: 'of a user: which customers are seen' }),
    markets: t`Target markets`,
  };
}

/** The fields of a user as they are shown where two versions are compared, and in the history. */
export function useUserTexts(choices: UserChoices): ConflictFieldTexts<UserValues> {
  const { t } = useLingui();
  const labels = useUserLabels();
  const areaText = useAreaTexts();
  const showSwitch = (value: boolean) => (value ? t`Yes` : t`No`);
  const { groupRoles, languages, contentTargetMarkets } = choices;
  const nameOf = (id: string, named: readonly { id: string; description: string }[]) =>
    named.find((one) => one.id === id)?.description ?? id;
  const markets = contentTargetMarkets.map(({ id, marketName }) => ({
    id,
    description: marketName,
  }));
  const roles = groupRoles.flatMap(({ roles: ofGroup }) => ofGroup);
  const shows: { [Name in keyof UserValues]?: (value: UserValues[Name]) => string } = {
    ...Object.fromEntries(namesOf(userFields, 'switch').map((name) => [name, showSwitch])),
    language: (id) => nameOf(id, languages),
    groupRole: (id) => nameOf(id, groupRoles),
    roles: (ids) => ids.map((id) => nameOf(id, roles)).join(', '),
    areas: (areas) => areas.map(areaText).join(', '),
    markets: (ids) => ids.map((id) => nameOf(id, markets)).join(', '),
  };
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [
      name,
      { label, show: shows[name as UserField] },
    ]),
  );
}
