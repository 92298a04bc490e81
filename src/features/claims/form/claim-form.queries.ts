import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  ClaimArticlesDocument,
  type ClaimArticlesQuery,
  ClaimBrandsDocument,
  ClaimProblemsDocument,
  type ClaimProblemsQuery,
  ClaimsOfFrameDocument,
  ClaimToEditDocument,
} from '#src/graphql/generated/graphql.ts';
import type { ClaimKind } from './claim-values.ts';
import { loadClaimDevice } from './load-claim-device.ts';

export type FoundArticle = ClaimArticlesQuery['claimArticlesV2']['articles'][number];
export type ClaimProblem = ClaimProblemsQuery['claimProblems'][number];

const day = 24 * 60 * 60_000;

/** The queries of the form of a claim. All keys begin with `claims`. */
export const claimFormQueries = {
  /** The claim that is changed or copied; without a network as it was when it was opened last. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['claims', 'to-edit', id],
      queryFn: async ({ signal }) => {
        const { loadOrRecall } = await loadClaimDevice();
        return await loadOrRecall(
          id,
          async () => (await request(ClaimToEditDocument, { id }, { signal })).claimV2 ?? null,
        );
      },
      networkMode: 'always',
      gcTime: 0,
    }),
  /** The problems to choose from. Without a network those of the brand with any merchandise. */
  problems: (kind: ClaimKind, brand: string, merchandise: string) =>
    queryOptions({
      queryKey: ['claims', 'problems', kind, brand, merchandise],
      queryFn: async ({ signal }): Promise<readonly ClaimProblem[]> => {
        const ofBrand = { brand, productCategory: kind };
        const load = async (asked: typeof ofBrand & { merchandise?: string }) =>
          (await request(ClaimProblemsDocument, asked, { signal })).claimProblems;
        if (merchandise === '') return await load(ofBrand);
        return await load({ ...ofBrand, merchandise }).catch((error: unknown) => {
          if (!isNetworkError(error)) throw error;
          return load(ofBrand);
        });
      },
      staleTime: day,
    }),
  brands: (kind: ClaimKind) =>
    queryOptions({
      queryKey: ['claims', 'brands', kind],
      queryFn: async ({ signal }) =>
        (await request(ClaimBrandsDocument, { productCategory: kind }, { signal })).claimBrandsV2,
      staleTime: day,
    }),
  /** The claims of a frame that the viewer may see. */
  ofFrame: (frameNumber: string) =>
    queryOptions({
      queryKey: ['claims', 'of-frame', frameNumber],
      queryFn: async ({ signal }) =>
        (await request(ClaimsOfFrameDocument, { frameNumber }, { signal })).claimsV3.claims,
    }),
};

/** Finds a page of the articles that were delivered to a customer. */
export async function findClaimArticles(
  kind: ClaimKind,
  custCode: string | undefined,
  search: string,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<{ rows: readonly FoundArticle[]; count: number }> {
  const asked = { productCategory: kind, page, limit: 20 };
  const { claimArticlesV2 } = await request(
    ClaimArticlesDocument,
    { ...asked, ...(search && { search }), ...(custCode && { custCode }) },
    { signal },
  );
  return { rows: claimArticlesV2.articles, count: claimArticlesV2.info.count };
}
