import { useLingui } from '@lingui/react/macro';
import type { ConflictFieldTexts } from '#src/crud/form/version-conflict.tsx';
import { useAreaTexts } from '../area-texts.ts';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

/** The fields of a user in words, where two versions are compared. */
export function useConflictTexts(choices: UserChoices): ConflictFieldTexts<UserValues> {
  const { t } = useLingui();
  const areaText = useAreaTexts();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const { groupRoles, languages, contentTargetMarkets } = choices;
  const roles = groupRoles.flatMap(({ roles: ofGroup }) => ofGroup);
  const nameOf = (id: string, named: readonly { id: string; description: string }[]) =>
    named.find((one) => one.id === id)?.description ?? id;
  const markets = contentTargetMarkets.map(({ id, marketName }) => ({
    id,
    description: marketName,
  }));
  return {
    username: { label: t`Username` },
    name: { label: t`Name` },
    email: { label: t`E-mail` },
    emailConfirmations: { label: t`Further addresses for order confirmations` },
    sendEmail: { label: t`Mails about orders`, show: yesOrNo },
    sendEmailWarranty: { label: t`Mails about warranty claims`, show: yesOrNo },
    isFakeEmail: { label: t`The address has no mailbox`, show: yesOrNo },
    language: { label: t`Language`, show: (id) => nameOf(id, languages) },
    groupRole: { label: t`Group role`, show: (id) => nameOf(id, groupRoles) },
    roles: {
      label: t`Roles`,
      show: (ids) => ids.map((id) => nameOf(id, roles)).join(', '),
    },
    areas: { label: t`Areas`, show: (areas) => areas.map(areaText).join(', ') },
    markets: {
      label: t`Target markets`,
      show: (ids) => ids.map((id) => nameOf(id, markets)).join(', '),
    },
  };
}
