import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#src/graphql/client.ts';
import {
  AnalysedModelDocument,
  AnalysisArticlesDocument,
  AnalysisCustomersDocument,
  AnalysisOrganisationsDocument,
  AnalysisSalesDocument,
  CatalogAnalysisDocument,
  type CatalogAnalysisQuery,
} from '#src/graphql/generated/graphql.ts';

export type AnalysedArticle = CatalogAnalysisQuery['productAnalyzesV3'][number];

const person = v.nullable(v.object({ code: v.string(), name: v.string() }));

/** What the form asks for; the codes as they were typed. */
export const questionSchema = v.object({
  sorg: v.string(),
  sales: person,
  customer: person,
  text: v.string(),
});
export type Question = v.InferOutput<typeof questionSchema>;

/** A question that was sent, with its codes. */
export interface Asked extends Omit<Question, 'text'> {
  codes: readonly string[];
}

const codesOfCall = 100;

/** An empty code says that no customer is meant, not even the active one. */
const scopeOf = ({ sorg, sales, customer }: Omit<Asked, 'codes'>) => ({
  sorg,
  custCodeUnified: customer?.code ?? '',
  ...(sales && { salesUsername: sales.code }),
});

export const analysisQueries = {
  organisations: () =>
    queryOptions({
      queryKey: ['catalog-analysis', 'organisations'],
      queryFn: ({ signal }) => request(AnalysisOrganisationsDocument, {}, { signal }),
    }),
  /** @param onProgress receives how many codes were answered */
  result: (asked: Asked, onProgress: (done: number) => void) =>
    queryOptions({
      queryKey: ['catalog-analysis', 'result', asked],
      queryFn: async ({ signal }) => {
        const { codes } = asked;
        const articles = new Map<string, AnalysedArticle>();
        for (let at = 0; at < codes.length; at += codesOfCall) {
          onProgress(at);
          const articleCodes = codes.slice(at, at + codesOfCall);
          const variables = { ...scopeOf(asked), articleCodes };
          const answer = await request(CatalogAnalysisDocument, variables, { signal });
          for (const article of answer.productAnalyzesV3)
            articles.set(article.articleCode, article);
        }
        return { articles: [...articles.values()], asOf: new Date().toISOString() };
      },
      staleTime: 60_000,
    }),
  model: (asked: Asked, articleCode: string) =>
    queryOptions({
      queryKey: ['catalog-analysis', 'model', { ...scopeOf(asked), articleCode }],
      queryFn: async ({ signal }) => {
        const variables = { ...scopeOf(asked), articleCode };
        return (await request(AnalysedModelDocument, variables, { signal })).analysedModel;
      },
    }),
};

interface Search {
  page: number;
  signal: AbortSignal;
}

/** Finds the sales persons of an organisation, by username (B264, B265). */
export async function findSales(sorg: string, search: string, { page, signal }: Search) {
  const { usersV2 } = await request(AnalysisSalesDocument, { sorg, search, page }, { signal });
  const rows = usersV2.users.map(({ username, name }) => ({ code: username, name }));
  return { rows, count: usersV2.info.count };
}

/** Finds the customers of an organisation, or those of a sales person. */
export async function findCustomers(
  { sorg, sales }: Question,
  search: string,
  { page, signal }: Search,
) {
  const variables = { sorg, search, page, ...(sales && { salesUsername: sales.code }) };
  const answer = await request(AnalysisCustomersDocument, variables, { signal });
  const { customers, info } = answer.analysisCustomers;
  const rows = customers.map(({ unified, name, city }) => ({
    code: unified,
    name: [name, city].filter(Boolean).join(', '),
  }));
  return { rows, count: info.count };
}

/** Finds articles of an organisation by code, EAN or name. */
export async function findArticles(sorg: string, search: string, { page, signal }: Search) {
  const variables = { sorgs: [sorg], search, page };
  const { articles, info } = (await request(AnalysisArticlesDocument, variables, { signal }))
    .articleDisplays;
  const rows = articles.map(({ article_code, name }) => ({ code: article_code, name }));
  return { rows, count: info.count };
}
