import * as v from 'valibot';
import { notEmpty, required } from '#shared/validation/rules.ts';
import { textProblem } from '#shared/validation/text.rules.ts';

const lines = v.check<string, 'NOT_TEXT'>(
  (text) => textProblem(text, { multiline: true }) === null,
  'NOT_TEXT',
);

const feedback = v.pipe(v.string(), required, notEmpty, lines);

/** The code of what keeps a text from being sent: the required and the text rule (B114); else null. */
export function feedbackProblem(text: string): 'REQUIRED' | 'EMPTY' | 'NOT_TEXT' | null {
  const read = v.safeParse(feedback, text, { abortPipeEarly: true });
  const [issue] = read.issues ?? [];
  return issue ? (issue.message as 'REQUIRED' | 'EMPTY' | 'NOT_TEXT') : null;
}
