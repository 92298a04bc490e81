import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { writerMarketsQuery } from '../content.queries.ts';
import { useStateTexts } from '../parts/state-badge.tsx';

interface StateFilter<State extends ContentState> {
  value: State | '';
  onChange: (state: State | '') => void;
  /** The states that the list has. */
  states: readonly State[];
}

/** The filter of a list by the states of content. */
export function useStateFilter<State extends ContentState>({
  value,
  onChange,
  states,
}: StateFilter<State>): Filter {
  const { t } = useLingui();
  const texts = useStateTexts();
  return selectFilter(
    {
      id: 'state',
      label: t({ message: 'State', comment: 'column: draft, scheduled, live, over, deleted' }),
      value,
      options: states.map((state) => ({ value: state, label: texts[state] })),
      onChange,
    },
    t`All`,
  );
}

interface MarketFilter {
  /** The type of content: marketing_material, sales_document or news. */
  type: string;
  value: string;
  onChange: (market: string) => void;
}

/** The filter of a list by one of the target markets. */
export function useMarketFilter({ type, value, onChange }: MarketFilter): Filter {
  const { t } = useLingui();
  const { data: markets = [] } = useQuery(writerMarketsQuery(type));
  return selectFilter(
    {
      id: 'market',
      label: t`Target market`,
      value,
      options: markets.map(({ id, marketName }) => ({ value: id, label: marketName })),
      onChange,
    },
    t`All`,
  );
}
