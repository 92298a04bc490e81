import { useLingui } from '@lingui/react/macro';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import type { MarketingMaterialType } from '#src/graphql/generated/graphql.ts';
import { materialTypes } from '../material-types.ts';

/** The filter of a list by the type of material. */
export function useTypeFilter(
  value: MarketingMaterialType | '',
  onChange: (type: MarketingMaterialType | '') => void,
): Filter {
  const { t, i18n } = useLingui();
  const label = t({ message: 'Type', comment: 'brand assets or product lineup' });
  const options = materialTypes.map(({ type, name }) => ({ value: type, label: i18n._(name) }));
  return selectFilter({ id: 'type', label, value, options, onChange }, t`All`);
}
