import { Trans, useLingui } from '@lingui/react/macro';
import {
  longestPassword,
  type PasswordFormProblem,
  type PasswordRules,
  passwordProblems,
} from '#shared/validation/password.rules.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface Props {
  /** The password typed so far. */
  password: string;
  /** The host's. */
  rules: PasswordRules;
}

/** The rules of the host that are always shown; the others only when they are broken. */
function alwaysShown({ passwordComposition }: PasswordRules): readonly PasswordFormProblem[] {
  return passwordComposition
    ? ['PASSWORD_TOO_SHORT', 'PASSWORD_NO_DIGIT', 'PASSWORD_NO_CASES']
    : ['PASSWORD_TOO_SHORT'];
}

/** The rules for a new password, and what it still needs while it is being typed (B175 to B177). */
export function PasswordNeeds({ password, rules }: Props) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const minimum = rules.minimumPasswordLength;
  const broken = passwordProblems(password, rules);
  const always = alwaysShown(rules);
  const shown = [...always, ...broken.filter((problem) => !always.includes(problem))];
  return (
    <div className="space-y-2 text-sm">
      <p className="text-ink-muted">
        <Trans>
          Several words in a row are easy to remember and hard to guess. Very common passwords, and
          those made of your name, your company or this portal’s name, are not accepted.
        </Trans>
      </p>
      <ul className="space-y-1" aria-label={t`Password requirements`}>
        {shown.map((problem) => {
          const met = !broken.includes(problem);
          return (
            <li
              key={problem}
              className={classNames(
                'flex items-start gap-2',
                met ? 'text-success-ink' : 'text-ink',
              )}
            >
              <Icon
                name={met ? 'check' : 'minus'}
                size={16}
                className="mt-0.5 shrink-0"
                label={met ? t`Done` : t`Still missing`}
              />
              {problemText({
                code: problem,
                limit: problem === 'TOO_LONG' ? longestPassword : minimum,
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
