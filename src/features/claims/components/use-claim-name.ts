import { useLingui } from '@lingui/react/macro';
import type { ListedClaim } from '../claims.queries.ts';

/** How a claim is called: by its number, and a draft, which has none yet, by its article. */
export function useClaimName(): (claim: Pick<ListedClaim, 'referenceNo' | 'article'>) => string {
  const { t } = useLingui();
  return ({ referenceNo, article }) => referenceNo ?? t`Draft: ${{ article: article.description }}`;
}
