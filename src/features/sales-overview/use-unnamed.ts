import { useLingui } from '@lingui/react/macro';

/** Returns the words for sales without a brand, category or model: of articles that are not in the catalog. */
export function useUnnamed(): string {
  const { t } = useLingui();
  return t`Others`;
}
