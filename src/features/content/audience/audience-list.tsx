import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { ContentAudienceInput, ContentAudienceQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import { audienceQuery, toAudienceFilter } from '../content.queries.ts';
import { audienceParams } from './audience.params.ts';

type Reader = ContentAudienceQuery['contentAudience']['users'][number];

/** The users who see content, and of something that must be read who has read it. */
export function AudienceList({ of }: { of: ContentAudienceInput }) {
  const { t } = useLingui();
  const list = audienceParams.useLocal();
  const { data } = useQuery(audienceQuery(of, audienceParams.defaults));
  const haveRead = data?.haveRead ?? null;
  const columns = useColumns(haveRead !== null);
  const filter = selectFilter(
    {
      id: 'read',
      label: t({
        message: 'Read',
        context: 'receipt',
        comment: 'filter: whether users have read something',
      }),
      value: list.params.read,
      options: [
        { value: 'yes', label: t`Have read it` },
        { value: 'no', label: t`Have not read it` },
      ],
      onChange: (read) => list.set({ read }),
    },
    t`All`,
  );
  return (
    <ListPage
      name="content-audience"
      caption={t`Users who see this`}
      list={list}
      query={audienceQuery(of, list.params)}
      read={({ users, info }) => ({ rows: users, count: info.count })}
      rowKey={({ username }) => username}
      rowName={({ displayName }) => displayName}
      columns={columns}
      search={{ label: t`Search users`, hint: t`Name or username` }}
      filters={haveRead === null ? [] : [filter]}
      above={
        <div className="text-sm text-ink-muted">
          {haveRead === null ? null : (
            <p>
              <Trans>
                {haveRead} of {{ all: data?.info.count ?? 0 }} have read it.
              </Trans>
            </p>
          )}
          {data && data.others > 0 ? (
            <p>
              <Plural
                value={{ others: data.others }}
                one="And # user of other sales organisations, not listed here."
                other="And # users of other sales organisations, not listed here."
              />
            </p>
          ) : null}
        </div>
      }
      export={{
        list: 'content-readers',
        title: t`Users who see this`,
        formats: ['xlsx'],
        filter: toAudienceFilter(of, list.params),
      }}
      empty={<EmptyState kind="custom" title={<Trans>No user sees this</Trans>} />}
      noResult={{ showAll: <Trans>Show all users</Trans> }}
    />
  );
}

function useColumns(tellsReading: boolean): Column<Reader>[] {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const read = t({
    message: 'Read',
    context: 'receipt',
    comment: 'column: when a user has read something',
  });
  return [
    {
      id: 'displayName',
      header: t`Name`,
      rowHeader: true,
      file: [{ name: 'displayName', header: t`Name` }],
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'username',
      header: t`Username`,
      phone: 'fact',
      file: [{ name: 'username', header: t`Username` }],
      cell: ({ username }) => username,
    },
    ...(tellsReading
      ? [
          wholeColumn<Reader>(
            'readAt',
            read,
            ({ readAt }) => (readAt ? dateTime(readAt) : t`Not yet`),
            { phone: 'state', file: [{ name: 'readAt', header: read }] },
          ),
        ]
      : []),
  ];
}
