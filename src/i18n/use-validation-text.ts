import { useLingui } from '@lingui/react/macro';

/**
 * What a broken rule of shared/validation says, by its code (M006 to M016, N024). The stray
 * apostrophe and the asterisks are the specification's.
 * @returns null for a code that is no rule's; `limit` is the length the rule was made with
 */
export function useValidationText(): (code: string, limit?: number) => string | null {
  const { t } = useLingui();
  return (code, limit = 0) => {
    switch (code) {
      case 'REQUIRED':
        return t`Required`;
      case 'EMPTY':
        return t`Must not be empty`;
      case 'NOT_TEXT':
        return t`Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed`;
      case 'NOT_ALPHANUMERIC':
        return t`Only number and alphabet are allowed`;
      case 'NOT_EMAIL':
        return t`Email must be valid`;
      case 'NOT_NUMERIC':
        return t`*Must Be Numeric`;
      case 'NOT_PHONE':
        return t`*Must Be Numeric (17 digits max)`;
      case 'PASSWORD_NO_DIGIT':
        return t`Password should contain number`;
      case 'PASSWORD_NO_CASES':
        return t`Password should contain upper and lower case`;
      case 'PASSWORD_TOO_SHORT':
        return t`Password should be at least ${limit} characters`;
      case 'PASSWORD_COMMON':
        return t`Very many people use this password. Choose another.`;
      case 'PASSWORD_CONTEXT':
        return t`This password is made of your name, your company or this portal’s name. Choose another.`;
      case 'NO_MATCH':
        return t`The two passwords are not the same`;
      case 'NOT_ALLOWED':
        return t`Password should not contain control characters`;
      case 'TOO_LONG':
        return t`At most ${limit} characters`;
      default:
        return null;
    }
  };
}
