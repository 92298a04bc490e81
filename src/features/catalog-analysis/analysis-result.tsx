import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { toggleFilter } from '#src/crud/list/filters.tsx';
import { ListFrame } from '#src/crud/list/list-frame.tsx';
import { defineListParams, flagParam, pageParams } from '#src/crud/list/list-params.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { type Column, figureColumn, wholeColumn } from '#src/ui/table/column.ts';
import { AnalysisDetails } from './analysis-details.tsx';
import { type AnalysedArticle, type Asked, analysisQueries } from './catalog-analysis.queries.ts';
import { useAnalysisTexts } from './use-analysis-texts.ts';

const params = defineListParams(v.object({ ...pageParams, only: flagParam() }));
const mayOrder = ({ causes }: AnalysedArticle) => causes.length === 0;

interface Props {
  asked: Asked;
  onBack: () => void;
}

/** One sentence for each article, what it rests on folded under it, and the unknown codes in one notice (B279). */
export function AnalysisResult({ asked, onBack }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const list = params.use();
  const { only, page, limit } = list.params;
  const [done, setDone] = useState(0);
  const result = useQuery(analysisQueries.result(asked, setDone));
  const { sentence, sheet } = useAnalysisTexts(asked);
  const { articles: all = [], onDevice = false } = result.data ?? {};
  const unknown = all.filter(({ causes }) => causes[0]?.code === 'INVALID');
  const known = all.filter((article) => !unknown.includes(article));
  const free = known.filter(mayOrder).length;
  const shown = only ? known.filter((article) => !mayOrder(article)) : known;
  const columns: Column<AnalysedArticle>[] = [
    {
      id: 'sentence',
      header: t({ message: 'Result', comment: 'of the analysis of an article, a sentence' }),
      rowHeader: true,
      cell: (article) => (
        <span
          className={classNames('block whitespace-normal', !mayOrder(article) && 'text-error-ink')}
        >
          {sentence(article)}
        </span>
      ),
    },
    wholeColumn('code', t`Article`, ({ articleCode }) => articleCode, { phone: 'fact' }),
    { id: 'name', header: t`Name`, cell: ({ name }) => name, priority: 2, phone: 'fact' },
    { ...figureColumn('stock', t`Stock`, ({ stock }) => number(stock.available)), phone: 'state' },
  ];
  return (
    <ListFrame
      name="catalog-analysis"
      caption={t`Analysed articles`}
      list={list}
      result={result}
      read={() => ({ rows: shown.slice((page - 1) * limit, page * limit), count: shown.length })}
      rowKey={({ articleCode }) => articleCode}
      rowName={({ articleCode }) => articleCode}
      columns={columns}
      details={(article) => <AnalysisDetails asked={asked} article={article} />}
      refresh
      filters={[
        toggleFilter({
          id: 'only',
          label: t`Only those that may not`,
          on: only,
          onChange: (on) => list.set({ only: on }),
        }),
      ]}
      files={() => [
        {
          label: t`Excel`,
          work: () => saveTable(t`Catalog analysis`, sheet(known)),
          onDevice: true,
        },
      ]}
      above={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {result.isPending ? (
            <p role="status" className="min-w-0 flex-1">
              <Trans>
                {{ done: number(done) }} of {{ count: number(asked.codes.length) }} analysed
              </Trans>
              <Progress label={t`Progress`} done={done} total={asked.codes.length} />
            </p>
          ) : (
            <p role="status" className="font-medium">
              <Plural value={{ count: known.length }} one="# article" other="# articles" />
              {': '}
              <Trans>
                {{ free: number(free) }} may be ordered, {{ rest: number(known.length - free) }} may
                not
              </Trans>
            </p>
          )}
          <Button variant="secondary" onClick={onBack}>
            <Trans>Change the question</Trans>
          </Button>
        </div>
      }
      notice={
        unknown.length > 0 ? (
          <Notice tone="warning">
            {onDevice ? (
              <Plural
                value={{ count: unknown.length }}
                one="# code is not in the catalog on this device"
                other="# codes are not in the catalog on this device"
              />
            ) : (
              <Plural
                value={{ count: unknown.length }}
                one="# unknown code"
                other="# unknown codes"
              />
            )}
            {`: ${unknown.map(({ articleCode }) => articleCode).join(', ')}`}
          </Notice>
        ) : null
      }
      empty={
        <EmptyState
          kind="no-result"
          title={
            onDevice ? (
              <Trans>None of the codes is in the catalog on this device</Trans>
            ) : (
              <Trans>None of the codes is known</Trans>
            )
          }
        />
      }
      noResult={{
        text: <Trans>All of them may be ordered</Trans>,
        showAll: <Trans>Show all articles</Trans>,
      }}
    />
  );
}
