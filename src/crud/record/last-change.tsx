import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { ChangeHistoryDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';

/** The history of a record on the server: the feature that declares it, and the record's id there. */
export interface RecordHistoryKey {
  feature: string;
  id: string;
}

const lastChangeQuery = ({ feature, id }: RecordHistoryKey) =>
  queryOptions({
    queryKey: ['history', feature, id, 'last'],
    queryFn: async ({ signal }) => {
      const variables = { feature, id, page: 1, limit: 1 };
      const { history } = await request(ChangeHistoryDocument, variables, { signal });
      return history.events[0] ?? null;
    },
    staleTime: 0,
  });

/** The user who changed a record last, and the time. Nothing for those who may not read its history. */
export function LastChange({ history }: { history: RecordHistoryKey }) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { data, isFetching } = useQuery(lastChangeQuery(history));
  if (!data || isFetching) return null;
  return (
    <p>
      <Trans>
        Last change: {{ actor: data.actor || t`System` }}, {{ time: dateTime(data.at) }}
      </Trans>
    </p>
  );
}
