import { useLingui } from '@lingui/react/macro';
import type { MapCategory } from './map-points.rules.ts';

/** Returns the words of the category of a group, and of a point with several. */
export function useCategoryText(): (category: MapCategory) => string {
  const { t } = useLingui();
  return (category) => {
    if (category === 'NONE') return t`No category`;
    if (category === 'SEVERAL') return t`Several categories`;
    return t({ message: `Category ${category}`, comment: 'a letter, A to D' });
  };
}
