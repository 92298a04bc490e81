import { useLingui } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';

/** Why an article cannot be ordered, in the sentence that the analysis says, too (E303 to E310); null when it can. */
export function useBlockReason(
  article: Partial<Pick<CartProductFragment, 'blocked' | 'blockReason'>> | null | undefined,
): string | null {
  const { t } = useLingui();
  const { customer } = useSession();
  if (!article?.blocked) return null;
  // Without a customer there is no price to miss; the page says so once, above.
  if (article.blocked === 'NO_PRICE' && !customer) return null;
  // An answer that the device kept from an earlier version has no sentence.
  return article.blockReason ?? t`Cannot be ordered`;
}
