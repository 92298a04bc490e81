import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The states of invitations, as the filter offers them. */
export const invitationStates = ['pending', 'expired', 'failed', 'revoked', 'used'] as const;

/** The parameters of the list of invitations; an empty text is no filter. */
export const invitationListParams = defineListParams(
  v.object({
    search: textParam(),
    state: choiceParam(['', ...invitationStates]),
    ...pageParams,
  }),
);

export type InvitationListParams = typeof invitationListParams.defaults;
