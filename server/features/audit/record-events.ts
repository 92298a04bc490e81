import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { recordAudit } from './audit.store.ts';
import type { FieldChanges, FieldValue } from './audit-event.ts';
import { insertPersonalValues } from './personal-values.store.ts';

/** The actions on a record; the ends of the kinds `record.…`. */
export type RecordAction = 'created' | 'changed' | 'deleted' | 'restored';

/** The values of a record by their names; days and instants as text, money in minor units. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A change of one record, for its history. */
export interface RecordChange {
  feature: string;
  /** Unique within the feature and the sales organisation. */
  id: string;
  action: RecordAction;
  before: FieldValues;
  after: FieldValues;
  /** Names of secret values. */
  secrets?: readonly string[];
  /** Names of values of persons: the log masks them, and the history shows them to those who see the record. */
  personal?: readonly string[];
}

const mask = '***';
/** Longer texts are cut: the history says what was changed, it is no copy of the record. */
const maxLength = 500;

/**
 * Records changes in the transaction that makes them. Changes that change nothing are left out.
 */
export async function recordEvents(
  tx: Db,
  { auditSource }: Pick<Context, 'auditSource'>,
  changes: readonly RecordChange[],
): Promise<void> {
  const personal: PersonalValue[] = [];
  const events = changes.flatMap(({ feature, id, action, ...values }) => {
    const differing = findChanges(values);
    if (action === 'changed' && Object.keys(differing).length === 0) return [];
    const kept = listPersonal(values, Object.keys(differing));
    personal.push(...kept);
    const ref = kept[0]?.ref;
    return [
      {
        ...auditSource,
        kind: `record.${action}` as const,
        detail: { feature, id, changes: differing, ...(ref && { personal: ref }) },
      },
    ];
  });
  await insertPersonalValues(tx, personal);
  if (events.length > 0) await recordAudit(tx, ...events);
}

type PersonalValue = Parameters<typeof insertPersonalValues>[1][number];

/** The values of persons among those that differ, under one reference. */
function listPersonal(
  { before, after, personal = [] }: Pick<RecordChange, 'before' | 'after' | 'personal'>,
  differing: readonly string[],
): PersonalValue[] {
  const ref = randomUUID();
  const toText = (value: FieldValue | undefined) =>
    value === null || value === undefined ? null : cut(String(value));
  return differing
    .filter((field) => personal.includes(field))
    .map((field) => ({ ref, field, before: toText(before[field]), after: toText(after[field]) }));
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** The values that differ, each before and after; secret and personal ones masked. */
export function findChanges({
  before,
  after,
  secrets = [],
  personal = [],
}: Pick<RecordChange, 'before' | 'after' | 'secrets' | 'personal'>): FieldChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, [FieldValue, FieldValue]> = {};
  for (const name of names) {
    const [old = null, now = null] = [before[name], after[name]];
    if (old === now) continue;
    const shown = (value: FieldValue) => {
      if (value === null) return null;
      if (secrets.includes(name) || personal.includes(name)) return mask;
      return typeof value === 'string' ? cut(value) : value;
    };
    changes[name] = [shown(old), shown(now)];
  }
  return changes;
}
