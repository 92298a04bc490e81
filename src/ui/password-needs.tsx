import { useLingui } from '@lingui/react/macro';
import {
  longestPassword,
  type PasswordProblem,
  passwordProblems,
} from '#shared/validation/password.rules.ts';
import { useValidationText } from '#src/i18n/use-validation-text.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** What every password needs, shown from the start; the others only when they are broken. */
const always: readonly PasswordProblem[] = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_NO_DIGIT',
  'PASSWORD_NO_CASES',
];

interface Props {
  /** As typed so far. */
  password: string;
  /** The host's `minimumPasswordLength`. */
  minimum: number;
}

/** What a new password still needs, while it is being typed (B175 to B177). */
export function PasswordNeeds({ password, minimum }: Props) {
  const { t } = useLingui();
  const ruleText = useValidationText();
  const broken = passwordProblems(password, minimum);
  const shown = [...always, ...broken.filter((problem) => !always.includes(problem))];
  return (
    <ul className="space-y-1 text-sm" aria-label={t`What the password needs`}>
      {shown.map((problem) => {
        const met = !broken.includes(problem);
        return (
          <li
            key={problem}
            className={classNames('flex items-start gap-2', met ? 'text-success-ink' : 'text-ink')}
          >
            <Icon
              name={met ? 'check' : 'minus'}
              size={16}
              className="mt-0.5 shrink-0"
              label={met ? t`Done` : t`Still missing`}
            />
            {ruleText(problem, problem === 'TOO_LONG' ? longestPassword : minimum)}
          </li>
        );
      })}
    </ul>
  );
}
