import { useLingui } from '@lingui/react/macro';
import { limits } from '#shared/validation/limits.ts';
import { longestPassword } from '#shared/validation/password.rules.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useValidationText } from '#src/i18n/use-validation-text.ts';

/** What is wrong with a field of the settings, by its code. @param minimum password length */
export function useProfileErrorText(minimum: number): (field: string, problem: Problem) => string {
  const { t } = useLingui();
  const ruleText = useValidationText();
  const problemText = useProblemText();
  return (field, problem) => {
    const longest = field === 'name' ? limits.text : longestPassword;
    if (field === 'name' && problem.code === 'NOT_ALLOWED')
      return t`This name has characters that cannot be shown`;
    switch (problem.code) {
      case 'PASSWORD_SAME':
        return t`This is your password already. Choose another.`;
      case 'WRONG_PASSWORD':
        return t`Incorrect password`;
      case 'TOO_MANY_ATTEMPTS':
        return t`Too many attempts. Try again later.`;
      case 'NOT_A_LANGUAGE':
        return t`This language is no longer offered. Choose another.`;
      default:
        return (
          ruleText(problem.code, problem.code === 'TOO_LONG' ? longest : minimum) ??
          problemText(problem)
        );
    }
  };
}
