import { type ReactNode, useMemo } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import type { EntityForm, EntityFormOptions } from './entity-form.ts';
import { useEntityForm } from './use-entity-form.ts';
import type { FormDraft } from './use-form-draft.ts';

interface SavedRecord {
  id: string;
  version: number;
}

/** What a mutation of a record answers; with STALE_VERSION, `record` is the current one. */
type RecordAnswer<Row> = MutationAnswer & { record: Row | null };

type Shared = 'schema' | 'texts' | 'getLimit' | 'toField' | 'onSaved';

interface RecordFormOptions<
  Values extends FieldValues,
  Row extends SavedRecord,
  Answer extends RecordAnswer<Row>,
> extends Pick<EntityFormOptions<Values, Answer>, Shared> {
  /** Where its history is: the feature, and the kind of record before the id, such as `role`. */
  feature: string;
  kind: string;
  /** The saved record; null for a new one. */
  edited: Row | null;
  /** What a new record begins with. */
  begin: Values;
  toValues: (row: Row) => Values;
  create: (values: Values) => Promise<ActionResult<Answer>>;
  change: (values: Values, at: SavedRecord) => Promise<ActionResult<Answer>>;
  kept: FormDraft<Values>['kept'];
  /** The fields that survive a reload; all unless it says others. */
  draftFields?: readonly Path<Values>[];
  success: { created: ReactNode; changed: ReactNode };
  /** Where to go once it is saved, unless `onSaved` does more. */
  back: string;
}

/**
 * The form of a record that is created or changed online: a saved one against its version, with the other version
 * beside it where another user was faster, and with a draft on this device until it is saved.
 */
export function useRecordForm<
  Values extends FieldValues,
  Row extends SavedRecord,
  Answer extends RecordAnswer<Row> = RecordAnswer<Row>,
>(options: RecordFormOptions<Values, Row, Answer>): EntityForm<Values> {
  const { edited, begin, toValues, kept, success, back, ...shared } = options;
  const { feature, kind, create, change, draftFields, ...form } = shared;
  const navigate = useLocaleNavigate();
  const saved = useMemo(() => (edited ? toValues(edited) : begin), [edited, begin, toValues]);
  const names = Object.keys(saved) as Path<Values>[];
  return useEntityForm<Values, Answer>({
    toField: (field) => names.find((name) => name === field.split('.')[1]) ?? null,
    onSaved: () => navigate(back),
    ...form,
    values: saved,
    ...(edited && {
      version: edited.version,
      history: { feature, id: `${kind}:${edited.id}` },
    }),
    draft: { fields: draftFields ?? names, kept },
    mode: {
      kind: 'online',
      send: (typed, version) =>
        edited ? change(typed, { id: edited.id, version: Number(version) }) : create(typed),
      current: ({ record }) => record && { values: toValues(record), version: record.version },
    },
    success: edited ? success.changed : success.created,
  });
}
