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
import { mayAnswer } from '#src/offline/catalog/offline-catalog-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';

type Answered = CatalogAnalysisQuery['productAnalyzesV3'][number];

/** An analysed article; `custorder` is null where the catalog on the device has answered, which does not have it. */
export type AnalysedArticle = Omit<Answered, 'stock'> & {
  stock: Omit<Answered['stock'], 'custorder'> & { custorder: number | null };
};

const person = v.nullable(v.object({ code: v.string(), name: v.string() }));

/** The question of the form, with the codes as they were typed. */
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

type For = Omit<Asked, 'codes'>;

/** Whether the catalog on the device can answer: for the active customer, for whom it was taken along. */
export function isOnDevice({ sorg, sales, customer }: For): boolean {
  const viewer = boundViewer();
  const isActive = sorg === viewer?.sorg && customer?.code === viewer.customer;
  return isActive && sales === null && hasDeviceCatalog();
}

/** Whether a catalog of the active customer is on the device. */
export const hasDeviceCatalog = () => mayAnswer('ProductAnalyses', boundViewer());

interface Analyses {
  productAnalyzesV3: AnalysedArticle[];
  /** Of the catalog on the device, ISO 8601; the server answers as of now. */
  asOf?: string;
}

/**
 * The analysis from the catalog on the device.
 * @param failure why the server has not answered
 * @throws failure when the server was reached, or the device does not know
 */
async function askDevice(asked: Asked, articleCodes: readonly string[], failure: unknown) {
  const viewer = boundViewer();
  if (!viewer || !isOnDevice(asked)) throw failure;
  const { isUnreachable, localAnswer } = await import('#src/offline/catalog/local-answer.ts');
  if (!isUnreachable(failure)) throw failure;
  const variables = { sorg: asked.sorg, articleCodes };
  const answer = await localAnswer(viewer, 'CatalogAnalysis', variables);
  if (answer === null) throw failure;
  return answer as Analyses;
}

/** An empty code says that no customer is meant, not even the active one. */
const scopeOf = ({ sorg, sales, customer }: For) => ({
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
        let asOf = new Date().toISOString();
        let failure: unknown = null;
        const askServer = async (articleCodes: string[]): Promise<Analyses | null> => {
          const variables = { ...scopeOf(asked), articleCodes };
          return await request(CatalogAnalysisDocument, variables, { signal }).catch((error) => {
            failure = error;
            return null;
          });
        };
        for (let at = 0; at < codes.length; at += codesOfCall) {
          onProgress(at);
          const articleCodes = codes.slice(at, at + codesOfCall);
          // The device answers the rest, too: each further try of the server may take long.
          const fromServer = failure === null ? await askServer(articleCodes) : null;
          const answer = fromServer ?? (await askDevice(asked, articleCodes, failure));
          asOf = answer.asOf ?? asOf;
          for (const article of answer.productAnalyzesV3)
            articles.set(article.articleCode, article);
        }
        return { articles: [...articles.values()], asOf, onDevice: failure !== null };
      },
      // The server is asked again as soon as there is a connection.
      staleTime: ({ state }) => (state.data?.onDevice ? 0 : 60_000),
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
