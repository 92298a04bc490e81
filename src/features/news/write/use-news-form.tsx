import { msg } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { contentLimits } from '#shared/content/content-limits.ts';
import { languageOf } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useContentForm } from '#src/features/content/content-writing.public.ts';
import { CreateNewsDocument, UpdateNewsDocument } from '#src/graphql/generated/graphql.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { emptyNews, newsSchema, toNewsField, toNewsInput, toNewsValues } from './news-values.ts';
import { type WrittenNews, writtenNewsQueries } from './write-news.queries.ts';

const texts = {
  'tags.TOO_LONG': msg`A tag has at most ${{ most: contentLimits.tag }} characters`,
  'tags.TOO_MANY_TAGS': msg`At most ${{ most: contentLimits.tags }} tags`,
  'contentTargetMarkets.UNKNOWN_MARKET': msg`One of the target markets does not exist any more`,
  DELETED: msg`This news item is deleted. Restore it first.`,
};

/** The form of a news item (E745 to E756). */
export function useNewsForm(edited: WrittenNews | null) {
  const language = languageOf(useLocale());
  const today = useToday();
  const invalidates = [['news']];
  const create = useAction(CreateNewsDocument, { invalidates });
  const change = useAction(UpdateNewsDocument, { invalidates });
  return useContentForm({
    feature: 'news',
    schema: newsSchema,
    texts,
    edited,
    begin: useMemo(() => emptyNews(language, today), [language, today]),
    toValues: useCallback((item: WrittenNews) => toNewsValues(item, language), [language]),
    create: (typed, published) => create.run({ input: toNewsInput(typed, published) }),
    change: (typed, at, published) => change.run({ ...at, input: toNewsInput(typed, published) }),
    toField: toNewsField,
    oneKey: writtenNewsQueries.oneKey,
    listPath: paths.adminNews(),
    toEditPath: paths.editNews,
  });
}
