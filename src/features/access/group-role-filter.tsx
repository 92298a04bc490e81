import { Suspense } from 'react';
import type { Filter } from '#src/crud/list/filters.tsx';
import { createSearch, type Option, type SearchOptions } from '#src/ui/combobox/option.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { listChosen } from './options.ts';

const MultiSelect = lazyWithMessages(async () => ({
  default: (await import('#src/ui/combobox/multi-select.tsx')).MultiSelect,
}));

interface Props {
  label: string;
  ids: readonly string[];
  /** The group roles that are loaded so far. */
  options: readonly Option[];
  /** Without it the options are searched. */
  search?: SearchOptions<Option>;
  onChange: (ids: string[]) => void;
}

/** Any of the group roles. */
export function groupRoleFilter(props: Props): Filter {
  const { label, ids, options, search = createSearch(options), onChange } = props;
  const chosen = listChosen(ids, options);
  return {
    id: 'groupRoleIds',
    label,
    value: chosen.map((option) => option.label).join(', '),
    onClear: () => onChange([]),
    panel: () => (
      <Suspense fallback={<Skeleton className="h-16" />}>
        <MultiSelect
          label={label}
          value={chosen}
          search={search}
          onChange={(picked) => onChange(picked.map(({ value }) => value))}
        />
      </Suspense>
    ),
  };
}
