import type { MessageDescriptor } from '@lingui/core';
import { auditTexts } from '#src/features/generated/audit-texts.ts';

/** The texts for the action that an event of a kind records. */
export const kindTexts = new Map<string, MessageDescriptor>(
  Object.values(auditTexts).flatMap(({ kinds = {} }) => Object.entries(kinds)),
);

/** The names of the records of each feature whose records have events. */
export const recordTexts = new Map<string, MessageDescriptor>(
  Object.entries(auditTexts).flatMap(([feature, { records }]) =>
    records ? [[feature, records] as const] : [],
  ),
);

/** The fields that changes name, those of all features. */
export const fieldTexts = new Map(
  Object.values(auditTexts).flatMap(({ fields = {} }) => Object.entries(fields)),
);
