import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a wish for an open line was refused. */
export const orderProblems = registerProblemTexts({
  UNKNOWN_LINE: msg`Nothing of this line is still to come`,
  LINE_CLOSED: msg`Nothing of this line is still to come`,
  CANCEL_PENDING: msg`You have asked to cancel this line already`,
  NOTHING_TO_ACCEPT: msg`Nothing of this line has changed`,
  ALREADY_SHIPPED: msg`Part of this line is already on its way`,
});
