import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { dayRangeFilter, type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { auditLogParams } from './audit-log.params.ts';
import { auditLogQueries, findActors } from './audit-log.queries.ts';
import { kindTexts, recordTexts } from './audit-texts.ts';

type LogState = ReturnType<typeof auditLogParams.use>;

/** Person, thing, kind and days; a change begins with the newest event again. */
export function useAuditFilters({ params, set }: LogState): Filter[] {
  const { t, i18n } = useLingui();
  const { date } = useDates();
  const toOptions = (texts: typeof kindTexts) =>
    [...texts]
      .map(([value, text]) => ({ value, label: i18n._(text) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const change = (to: Partial<LogState['params']>) => set({ before: '', ...to });
  const person = usePersonFilter(params.actor, (actor) => change({ actor }));
  return [
    person,
    selectFilter(
      {
        id: 'kind',
        label: t({ message: 'Event', comment: 'filter of the audit log' }),
        value: params.kind,
        options: toOptions(kindTexts),
        onChange: (kind) => change({ kind }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'feature',
        label: t({ message: 'Kind of record', comment: 'filter of the audit log' }),
        value: params.feature,
        options: toOptions(recordTexts),
        onChange: (feature) => change({ feature, record: '' }),
      },
      t`All`,
    ),
    recordFilter(t`Record`, params.record, () => change({ record: '' })),
    dayRangeFilter({
      id: 'days',
      label: t({ message: 'Days', comment: 'filter of the audit log' }),
      labels: { from: t`From`, to: t`Until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: change,
    }),
  ];
}

/** The record that an event was chosen for; it has no panel, because no user knows its id by heart. */
const recordFilter = (label: string, record: string, onClear: () => void): Filter => ({
  id: 'record',
  label,
  value: record,
  onClear,
});

function usePersonFilter(actor: string, onChange: (actor: string) => void): Filter {
  const { t } = useLingui();
  const { data } = useQuery({ ...auditLogQueries.actor(actor), enabled: actor !== '' });
  const known = actor === '' ? null : (data ?? { id: actor, name: actor, username: '' });
  const label = t({ message: 'Person', comment: 'filter of the audit log' });
  return {
    id: 'actor',
    label,
    value: known?.name ?? '',
    onClear: () => onChange(''),
    panel: () => (
      <EntityPicker
        label={label}
        value={known}
        onChange={(chosen) => onChange(chosen?.id ?? '')}
        find={findActors}
        toOption={({ id, name, username }) => ({ value: id, label: name, text: username })}
      />
    ),
  };
}
