import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { defineTask, type Task, type TaskSource } from '#src/crud/task/task-source.ts';
import { request } from '#src/graphql/client.ts';
import { LostInvitationsDocument } from '#src/graphql/generated/graphql.ts';
import { usersKey } from './users/users.queries.ts';

function Failed({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# invitation could not be delivered', other: '# invitations could not be delivered' })}`;
}

function Expired({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# invitation has expired unused', other: '# invitations have expired unused' })}`;
}

/** Invitations after which the user still cannot log in. */
export const accessTasks: readonly TaskSource[] = [
  defineTask({
    id: 'invitations',
    icon: 'administration',
    scopes: ['page.user-management', 'page.user-management-us'],
    query: () =>
      queryOptions({
        queryKey: [...usersKey, 'lost-invitations'],
        queryFn: async ({ signal }) => {
          const answer = await request(LostInvitationsDocument, {}, { signal });
          return { ...answer, asOf: answer.expired.asOf };
        },
      }),
    findTasks({ failed, expired }) {
      const states = [
        { state: 'failed', count: failed.info.count, Sentence: Failed },
        { state: 'expired', count: expired.info.count, Sentence: Expired },
      ];
      return states.flatMap(({ state, count, Sentence }): Task[] =>
        count === 0
          ? []
          : [
              {
                urgency: 'soon',
                sentence: <Sentence count={count} />,
                action: { to: paths.invitations({ state }), label: <Trans>Invite again</Trans> },
              },
            ],
      );
    },
  }),
];
