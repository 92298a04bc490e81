import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import { itemProblems, useContentForm } from '#src/features/content/content-writing.public.ts';
import { CreateNewsDocument, UpdateNewsDocument } from '#src/graphql/generated/graphql.ts';
import { emptyNews, newsSchema, toNewsInput, toNewsValues } from './news-values.ts';
import { type WrittenNews, writtenNewsQueries } from './write-news.queries.ts';

const texts = {
  ...itemProblems,
  DELETED: msg`This news item is deleted. Restore it first.`,
};

/** The form of a news item (E745 to E756). */
export const useNewsForm = (edited: WrittenNews | null) =>
  useContentForm({
    feature: 'news',
    schema: newsSchema,
    texts,
    edited,
    begin: emptyNews,
    toValues: toNewsValues,
    create: CreateNewsDocument,
    change: UpdateNewsDocument,
    toInput: toNewsInput,
    invalidates: [['news']],
    oneKey: writtenNewsQueries.oneKey,
    listPath: paths.adminNews(),
    toEditPath: paths.editNews,
  });
