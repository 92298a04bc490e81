import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why data of consumers were not erased. */
export const consumerProblems = registerProblemTexts({
  NAMES_THE_PERSON: msg`The reason is kept. Write it without the name, e-mail or phone of the person.`,
});
