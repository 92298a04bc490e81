import { useLingui } from '@lingui/react/macro';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import type { UserChoices } from '../users.queries.ts';
import { useConflictTexts } from './use-conflict-texts.ts';
import type { UserValues } from './user-values.ts';

/** The changes to a user, and the users who made them. Areas are listed by organisation. */
export function UserHistory({ id, choices }: { id: string; choices: UserChoices }) {
  const { t } = useLingui();
  const labels = useConflictTexts(choices);
  const yesOrNo = (value: string) => (value === 'true' ? t`Yes` : t`No`);
  const getTexts = (field: string) => {
    if (field.startsWith('areas.')) {
      const sorg = field.slice('areas.'.length);
      return { name: t`Areas in ${sorg}` };
    }
    if (field === 'active') return { name: t`May log in`, value: yesOrNo };
    if (field === 'invitation')
      return {
        name: t`Invitation`,
        value: (way: string) => (way === 'mailed' ? t`Sent by e-mail` : t`Link shown`),
      };
    if (field === 'secondFactorReset') return { name: t`Reset of the second factor` };
    const known = field === 'contentTargetMarkets' ? 'markets' : (field as keyof UserValues);
    const label = labels[known]?.label;
    if (typeof label !== 'string') return undefined;
    const isSwitch = ['sendEmail', 'sendEmailWarranty', 'isFakeEmail'].includes(field);
    return { name: label, ...(isSwitch && { value: yesOrNo }) };
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ChangeHistory feature="access" id={`user:${id}`} getTexts={getTexts} />
    </div>
  );
}
