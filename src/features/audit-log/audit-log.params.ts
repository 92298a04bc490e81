import * as v from 'valibot';
import {
  choiceParam,
  dayParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { kindTexts, recordTexts } from './audit-texts.ts';

/** The filters of the log, and the event that the shown ones follow. An empty text is no filter. */
export const auditLogParams = defineListParams(
  v.object({
    /** The id of a user. */
    actor: textParam(),
    feature: choiceParam(['', ...recordTexts.keys()]),
    record: textParam(),
    kind: choiceParam(['', ...kindTexts.keys()]),
    from: dayParam(),
    to: dayParam(),
    before: textParam(),
    ...pageParams,
  }),
  ['actor', 'feature', 'record', 'kind', 'from', 'to', 'before'],
);

export type AuditLogParams = typeof auditLogParams.defaults;
