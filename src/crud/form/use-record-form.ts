import { type ReactNode, useMemo } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import * as v from 'valibot';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import type { EntityForm, EntityFormOptions, FormMode } from './entity-form.ts';
import { useEntityForm } from './use-entity-form.ts';

interface SavedRecord {
  id: string;
  version: number;
}

/** What a mutation of a record answers; with STALE_VERSION, `record` is the current one. */
type RecordAnswer<Row> = MutationAnswer & { record: Row | null };

/** Where the values go: to the server at once, or into the outbox of this device. */
type Sending<Values, Row, Answer> =
  | {
      create: (values: Values) => Promise<ActionResult<Answer>>;
      change: (values: Values, at: SavedRecord) => Promise<ActionResult<Answer>>;
    }
  | {
      /**
       * Stores a new record, or the change of a saved one.
       * @param enteredSince when the form took the values of the record: `NewEntry.enteredSince`
       * @throws when this device could not store it
       */
      enqueue: (
        values: Values,
        draft: string,
        enteredSince: number,
        edited: Row | null,
      ) => Promise<unknown>;
    };

type Shared = 'schema' | 'texts' | 'getLimit' | 'toField' | 'onSaved';

type RecordFormOptions<
  Values extends FieldValues,
  Row extends SavedRecord,
  Answer extends RecordAnswer<Row>,
> = Pick<EntityFormOptions<Values, Answer>, Shared> &
  Sending<Values, Row, Answer> & {
    /** Where its history is: the feature, and what is before the id, such as `role`; nothing where it stands alone. */
    feature: string;
    kind?: string;
    /** Its id there, where that is made in another way. */
    historyId?: string;
    /** The saved record; null for a new one. */
    edited: Row | null;
    /** The values of a new record. */
    begin: Values;
    toValues: (row: Row) => Values;
    /** Whose draft is on this device, and its name there; null for none. */
    draft: { userId: string | number; name: string } | null;
    /** The fields that survive a reload; all unless it says others. */
    draftFields?: readonly Path<Values>[];
    success: { created: ReactNode; changed: ReactNode };
    /** Where to go once it is saved, after `onSaved`. */
    back?: string;
  };

/**
 * The form of a record that is created or changed: a saved one against its version, with the other version beside it
 * where another user was faster, and with a draft on this device until it is saved.
 */
export function useRecordForm<
  Values extends FieldValues,
  Row extends SavedRecord,
  Answer extends RecordAnswer<Row> = RecordAnswer<Row>,
>(options: RecordFormOptions<Values, Row, Answer>): EntityForm<Values> {
  const { feature, kind, edited, begin, toValues, draft, draftFields, success, back } = options;
  const navigate = useLocaleNavigate();
  const saved = useMemo(() => (edited ? toValues(edited) : begin), [edited, begin, toValues]);
  const names = Object.keys(saved) as Path<Values>[];
  const { userId, name = '' } = draft ?? {};
  const kept = useMemo(
    () => (userId === undefined ? null : keptDraft(userId, name, someValues<Values>())),
    [userId, name],
  );
  return useEntityForm<Values, Answer>({
    schema: options.schema,
    texts: options.texts,
    getLimit: options.getLimit,
    toField:
      options.toField ?? ((sent) => names.find((name) => name === sent.split('.')[1]) ?? null),
    values: saved,
    ...(edited && {
      version: edited.version,
      history: {
        feature,
        id: options.historyId ?? (kind ? `${kind}:${edited.id}` : edited.id),
      },
    }),
    ...(kept && { draft: { fields: draftFields ?? names, kept } }),
    mode: toMode(options),
    success: edited ? success.changed : success.created,
    onSaved: async (values, answer) => {
      await options.onSaved?.(values, answer);
      if (back) await navigate(back);
    },
  });
}

/** Whatever a draft holds: the form checks it. */
export const someValues = <Values>() =>
  v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, Partial<Values>>;

function toMode<
  Values extends FieldValues,
  Row extends SavedRecord,
  Answer extends RecordAnswer<Row>,
>(options: RecordFormOptions<Values, Row, Answer>): FormMode<Values, Answer> {
  const { edited, toValues } = options;
  if ('enqueue' in options)
    return {
      kind: 'outbox',
      enqueue: (values, draft, since) => options.enqueue(values, draft, since, edited),
    };
  return {
    kind: 'online',
    send: (typed, version) =>
      edited
        ? options.change(typed, { id: edited.id, version: Number(version) })
        : options.create(typed),
    current: ({ record }) => record && { values: toValues(record), version: record.version },
  };
}
