import { Trans } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import type { ActionResult, MutationAnswer } from '#src/crud/action/use-action.ts';
import type { EntityFormOptions } from '#src/crud/form/entity-form.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { boundViewer } from '#src/offline/viewer.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';

interface ContentRow {
  id: string;
  version: number;
  state: ContentState;
}

/** The answer of a mutation of content; with STALE_VERSION, `record` is the current one. */
type Answer<Row> = MutationAnswer & { record: Row | null };

interface Options<Values extends FieldValues, Row extends ContentRow>
  extends Pick<EntityFormOptions<Values, Answer<Row>>, 'schema' | 'texts'> {
  /** The feature on the server, such as `news`. */
  feature: string;
  edited: Row | null;
  begin: Values;
  toValues: (row: Row) => Values;
  create: (values: Values, published: boolean) => Promise<ActionResult<Answer<Row>>>;
  change: (
    values: Values,
    at: { id: string; version: number },
    published: boolean,
  ) => Promise<ActionResult<Answer<Row>>>;
  /** Returns the field of the form for a field of the server. @param sent the values that it refused */
  toField: (field: string, sent: Values) => string | null;
  /** The key under which one record is kept, and the pages of the list and of a record. */
  oneKey: (id: string) => QueryKey;
  listPath: string;
  toEditPath: (id: string) => string;
}

/**
 * The form of an item of content. A draft is published or stays a draft; one that was published stays so, as a change
 * applies at once (N121, reading 103). Each way to save either goes back to the list or stays.
 */
export function useContentForm<Values extends FieldValues, Row extends ContentRow>(
  options: Options<Values, Row>,
) {
  const { feature, edited, begin, toField, oneKey, listPath, toEditPath } = options;
  // Not from the session, whose login page shows announcements, which need this.
  const userId = boundViewer()?.userId;
  const navigate = useLocaleNavigate();
  const queries = useQueryClient();
  const wasPublished = edited !== null && edited.state !== 'draft';
  const stays = useRef(false);
  const sent = useRef(begin);
  const isPublished = () => wasPublished || !stays.current;
  const note = (values: Values) => {
    sent.current = values;
    return values;
  };
  const form = useRecordForm<Values, Row, Answer<Row>>({
    feature,
    edited,
    begin,
    schema: options.schema,
    ...(options.texts && { texts: options.texts }),
    toValues: options.toValues,
    toField: (field) => toField(field, sent.current) as Path<Values> | null,
    getLimit: () => limits.text,
    create: (values) => options.create(note(values), isPublished()),
    change: (values, at) => options.change(note(values), at, isPublished()),
    draft:
      userId === undefined
        ? null
        : { userId, name: `${feature}.${edited ? `${edited.id}.${edited.version}` : 'new'}` },
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
  return {
    form,
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

function SavedText({ isPublished, isNew }: { isPublished: boolean; isNew: boolean }) {
  if (!isPublished) return <Trans>The draft is saved. Only those who write see it.</Trans>;
  return isNew ? <Trans>It is published.</Trans> : <Trans>It is saved.</Trans>;
}
