import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm, tell } from '#src/crud/form/confirm.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { UndoUploadDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, wholeColumn } from '#src/ui/table/column.ts';
import { uploadKinds, uploadParams } from '../uploads.params.ts';
import { type ListedUpload, uploadsQuery } from '../uploads.queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { useKindTexts } from '../use-upload-kinds.ts';

/** The uploads of the user's customers, the newest first, each to be undone while that is possible (reading 106). */
export function UploadHistory() {
  const { t } = useLingui();
  const list = uploadParams.use();
  const texts = useKindTexts();
  const columns = useColumns();
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans>Earlier uploads</Trans>
      </h2>
      <ListPage
        name="uploads"
        caption={t`Earlier uploads`}
        list={list}
        query={uploadsQuery(list.params)}
        read={({ uploads, info }) => ({ rows: uploads, count: info.count })}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          selectFilter(
            {
              id: 'kind',
              label: t({ message: 'Kind', comment: 'of an uploaded file' }),
              value: list.params.kind,
              options: uploadKinds.map((value) => ({ value, label: texts[value].title })),
              onChange: (kind) => list.set({ kind }),
            },
            t`All kinds`,
          ),
        ]}
        empty={<EmptyState kind="no-data" title={<Trans>Nothing was uploaded yet</Trans>} />}
        noResult={{ showAll: <Trans>Show all uploads</Trans> }}
      />
    </section>
  );
}

function useColumns(): Column<ListedUpload>[] {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const number = useNumber();
  const { dateTime } = useDates();
  const texts = useKindTexts();
  const undo = useUndo();
  return [
    {
      id: 'file',
      header: t({ message: 'File', comment: 'that was uploaded' }),
      rowHeader: true,
      cell: ({ fileName }) => fileName,
    },
    {
      id: 'kind',
      header: t({ message: 'Kind', comment: 'of an uploaded file' }),
      phone: 'fact',
      cell: ({ kind }) => texts[kind].title,
    },
    wholeColumn('when', t`Uploaded`, ({ createdAt }) => dateTime(createdAt), { phone: 'fact' }),
    {
      id: 'by',
      header: t({ message: 'By', comment: 'the user who has uploaded a file' }),
      priority: 2,
      cell: ({ createdBy }) => createdBy ?? '',
    },
    {
      id: 'customer',
      header: t`Customer`,
      priority: 2,
      unlessEqual: true,
      cell: ({ custName }) => custName,
    },
    {
      ...figureColumn(
        'added',
        t({ message: 'New', comment: 'rows of a file, of records that were not there' }),
        ({ added }) => number(added),
      ),
      phone: 'figure',
    },
    figureColumn('changed', t({ message: 'Changed', comment: 'rows of a file' }), ({ changed }) =>
      number(changed),
    ),
    {
      id: 'state',
      header: t`State`,
      phone: 'state',
      cell: (upload) => {
        const { fileName, exported, undoneAt, undoneBy, kept, undoableUntil } = upload;
        if (undoneAt)
          return (
            <span title={[dateTime(undoneAt), undoneBy].filter(Boolean).join(' · ')}>
              <Badge>
                {kept > 0 ? (
                  <Plural value={kept} one="Undone, # row stays" other="Undone, # rows stay" />
                ) : (
                  <Trans comment="an upload">Undone</Trans>
                )}
              </Badge>
            </span>
          );
        if (exported)
          return (
            <Badge>
              <Trans>With the distributor</Trans>
            </Badge>
          );
        if (readsOnly || !undoableUntil) return '';
        return (
          <Button
            variant="quiet"
            aria-label={t`Undo ${{ file: fileName }}`}
            title={t`Until ${{ time: dateTime(undoableUntil) }}`}
            onClick={() => void undo(upload)}
          >
            <Trans>Undo</Trans>
          </Button>
        );
      },
    },
  ];
}

/** Undoes an upload after a question, and names the rows that stay. */
function useUndo() {
  const problemText = useProblemText();
  const refresh = useRefresh();
  const { run } = useAction(UndoUploadDocument);
  return async ({ id, fileName }: ListedUpload) => {
    const agreed = await confirm({
      title: <Trans>Undo {{ file: fileName }}?</Trans>,
      text: (
        <Trans>
          What the file has added is removed, and what it has changed gets its old values. Rows that
          were changed since stay as they are.
        </Trans>
      ),
      action: <Trans>Undo the upload</Trans>,
      danger: true,
    });
    if (!agreed) return;
    const result = await run({ uploadId: id });
    refresh();
    if (result.kind === 'unanswered') return;
    if (result.kind !== 'done')
      return void toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
    const { kept, keptNames } = result.answer;
    const names = keptNames.join(', ');
    if (kept === 0)
      return void toast({ tone: 'success', text: <Trans>The upload is undone.</Trans> });
    await tell({
      title: <Trans>The upload is undone, except what was changed since</Trans>,
      text: <Plural value={kept} one={`# row stays: ${names}`} other={`# rows stay: ${names}`} />,
    });
  };
}
