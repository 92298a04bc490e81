import * as v from 'valibot';
import { clickCollectStatusNames } from '#shared/click-collect/statuses.ts';
import {
  choicesParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list; no status is any status (B259). */
export const clickCollectParams = defineListParams(
  v.object({
    search: textParam(),
    status: choicesParam(clickCollectStatusNames),
    overdue: flagParam(),
    ...pageParams,
  }),
);

export type ClickCollectParams = typeof clickCollectParams.defaults;
