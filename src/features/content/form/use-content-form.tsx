import { Trans } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { type Language, languageOf } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import type { EntityForm, EntityFormOptions } from '#src/crud/form/entity-form.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import type { HashedDocument } from '#src/graphql/client.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { boundViewer } from '#src/offline/viewer.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { toItemField } from '../item/item-values.ts';

interface ContentRow {
  id: string;
  version: number;
  /** Left out by what has no drafts, such as groups. */
  state?: ContentState;
}

/** The answer of a mutation of content; with STALE_VERSION, `record` is the current one. */
type Answer<Row> = MutationAnswer & { record: Row | null };

type Answers<Row> = Record<string, Answer<Row>>;

interface Options<Values extends FieldValues, Row extends ContentRow, Input, Created, Changed>
  extends Pick<EntityFormOptions<Values, Answer<Row>>, 'schema' | 'texts'> {
  /** The feature on the server, such as `news`, and the kind of what is not its main kind, such as `sales_document_group`. */
  feature: string;
  kind?: string;
  edited: Row | null;
  /** Returns what a new item begins with. @param today YYYY-MM-DD */
  begin: (language: Language, today: string) => Values;
  /** Returns a stored item as its form has it. @param fallback the language of a text whose language is not known */
  toValues: (row: Row, fallback: Language) => Values;
  create: HashedDocument<Created, { input: Input }>;
  change: HashedDocument<Changed, { id: string; version: number; input: Input }>;
  toInput: (values: Values, published: boolean) => Input;
  invalidates: readonly QueryKey[];
  /** Returns the field of the form for a field of the server. @param sent the values that it refused */
  toField?: (field: string, sent: Values) => string | null;
  /** It is seen by its readers as soon as it is saved. */
  hasNoDrafts?: boolean;
  /** The key under which one record is kept, and the pages of the list and of a record. */
  oneKey: (id: string) => QueryKey;
  listPath: string;
  toEditPath: (id: string) => string;
}

/**
 * The form of an item of content. A draft is published or stays a draft; one that was published stays so, as a change
 * applies at once (N121, reading 103). Each way to save either goes back to the list or stays.
 */
export function useContentForm<
  Values extends FieldValues,
  Row extends ContentRow,
  Input,
  Created extends Answers<Row>,
  Changed extends Answers<Row>,
>(options: Options<Values, Row, Input, Created, Changed>) {
  const { feature, kind, edited, begin, toValues, toInput, invalidates } = options;
  const { toField = toItemField, hasNoDrafts = false, oneKey, listPath, toEditPath } = options;
  // Not from the session, whose login page shows announcements, which need this.
  const userId = boundViewer()?.userId;
  const navigate = useLocaleNavigate();
  const queries = useQueryClient();
  const language = languageOf(useLocale());
  const today = useToday();
  const create = useAction(options.create, { invalidates });
  const change = useAction(options.change, { invalidates });
  const started = useMemo(() => begin(language, today), [begin, language, today]);
  const wasPublished = hasNoDrafts || (edited !== null && edited.state !== 'draft');
  const stays = useRef(false);
  const sent = useRef(started);
  const isPublished = () => wasPublished || !stays.current;
  const send = (values: Values): Input => {
    sent.current = values;
    return toInput(values, isPublished());
  };
  const form = useRecordForm<Values, Row, Answer<Row>>({
    feature,
    ...(kind && edited && { historyId: `${kind}/${edited.id}` }),
    edited,
    begin: started,
    schema: options.schema,
    ...(options.texts && { texts: options.texts }),
    toValues: useCallback((row: Row) => toValues(row, language), [toValues, language]),
    toField: (field) => toField(field, sent.current) as Path<Values> | null,
    getLimit: () => limits.text,
    create: (values) => create.run({ input: send(values) }),
    change: (values, at) => change.run({ ...at, input: send(values) }),
    draft:
      userId === undefined
        ? null
        : {
            userId,
            name: [feature, kind, ...(edited ? [edited.id, edited.version] : ['new'])]
              .filter(Boolean)
              .join('.'),
          },
    success: { created: null, changed: null },
    onSaved: async (_, answer) => {
      toast({
        tone: 'success',
        text: <SavedText isPublished={isPublished()} isNew={!wasPublished} />,
      });
      const record = answer?.record;
      if (!record || !stays.current) return await navigate(listPath);
      queries.setQueryData(oneKey(record.id), record);
      if (!edited) await navigate(toEditPath(record.id), { replace: true });
    },
  });
  const submit = useWaitingSubmit(form);
  return {
    form: { ...form, submit },
    buttons: {
      action: wasPublished ? (
        <Trans>Save & close</Trans>
      ) : (
        <Trans comment="button: readers see an item from now on">Publish</Trans>
      ),
      onPress: () => {
        stays.current = false;
      },
      other: {
        label: wasPublished ? <Trans>Save</Trans> : <Trans>Save as draft</Trans>,
        onPress: () => {
          stays.current = true;
        },
      },
    },
  };
}

/** Whether a file of a form is not uploaded yet. */
const isUploading = (values: FieldValues): boolean =>
  Object.values(values).some(
    (value) => Array.isArray(value) && value.some((one) => (one as { id?: unknown })?.id === null),
  );

/** Saves as soon as the files are uploaded that were not when saving was asked for. */
function useWaitingSubmit<Values extends FieldValues>({
  values,
  submit,
}: EntityForm<Values>): EntityForm<Values>['submit'] {
  const waits = useRef(false);
  const uploading = isUploading(values);
  useEffect(() => {
    if (uploading || !waits.current) return;
    waits.current = false;
    submit();
  });
  return (event) => {
    if (uploading && !waits.current)
      toast({ tone: 'info', text: <Trans>It is saved as soon as all files are uploaded.</Trans> });
    waits.current = uploading;
    submit(event);
  };
}

function SavedText({ isPublished, isNew }: { isPublished: boolean; isNew: boolean }) {
  if (!isPublished) return <Trans>The draft is saved. Only those who write see it.</Trans>;
  return isNew ? <Trans>It is published.</Trans> : <Trans>It is saved.</Trans>;
}
