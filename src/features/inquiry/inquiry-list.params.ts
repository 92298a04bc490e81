import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

export const mailStates = ['waiting', 'failed', 'sent', 'none'] as const;

/** The parameters of the list of inquiries; an empty state of the mail leaves all. */
export const inquiryListParams = defineListParams(
  v.object({
    search: textParam(),
    mail: choiceParam(['', ...mailStates]),
    sort: sortParam(['createdAt', 'custName', 'custCity']),
    ...pageParams,
  }),
);

export type InquiryListParams = typeof inquiryListParams.defaults;
