import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useValidationText } from '#src/i18n/use-validation-text.ts';
import type { Failure } from '#src/offline/outbox/outbox-entry.ts';

/** Codes whose words need nothing but the code. */
const ruleCodes = new Set(['REQUIRED', 'EMPTY', 'NOT_TEXT']);

/** What is wrong with a message, in words: a rule of ours or what the server refused (B114, B117). */
export function useVoiceWords(): (failure: Failure) => string {
  const ruleText = useValidationText();
  const problemText = useProblemText();
  return ({ code, message = '' }) =>
    (ruleCodes.has(code) && ruleText(code)) || problemText({ code, message });
}
