import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions } from '@tanstack/react-query';
import { getRegistrationDeadline } from '#shared/serials/sale-dates.rules.ts';
import { paths } from '#src/app/paths.ts';
import { defineTask, type TaskSource } from '#src/crud/task/task-source.ts';
import { frameTasksQuery } from '#src/features/serials/serials.public.ts';
import { request } from '#src/graphql/client.ts';
import { RefusedSalesDocument } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';

const scopes = ['page.customer-sales-report'];

function ToRegister({ count, day }: { count: number; day: string }) {
  const { t } = useLingui();
  const { date } = useDates();
  const until = date(day);
  return t`${plural(count, { one: `If you have sold # bike, register it by ${until}`, other: `If you have sold any of # bikes, register them by ${until}` })}`;
}

function Refused({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: '# registered sale was refused', other: '# registered sales were refused' })}`;
}

/** Sales that must soon be registered, and registrations that the distributor refused. */
export const retailSalesTasks: readonly TaskSource[] = [
  defineTask({
    id: 'sales-to-register',
    icon: 'retail',
    scopes,
    ofCustomer: true,
    canBeDue: true,
    query: ({ customer }) => frameTasksQuery(customer ?? ''),
    findTasks({ toRegister: { frames, info } }, { today }) {
      const [day] = frames
        .flatMap(({ deliveredOn, registerWithinDays }) =>
          deliveredOn && registerWithinDays !== null
            ? [getRegistrationDeadline(deliveredOn, { registerWithinDays })]
            : [],
        )
        .sort();
      if (day === undefined) return [];
      return [
        {
          urgency: day <= today ? 'due' : 'soon',
          day,
          sentence: <ToRegister count={info.count} day={day} />,
          action: { to: paths.frameStock({ todo: 'register' }), label: <Trans>Register</Trans> },
        },
      ];
    },
  }),
  defineTask({
    id: 'refused-sales',
    icon: 'retail',
    scopes,
    ofCustomer: true,
    query: ({ customer }) =>
      queryOptions({
        queryKey: ['retail-sales', 'refused', customer],
        queryFn: async ({ signal }) =>
          (await request(RefusedSalesDocument, { custCode: customer ?? '' }, { signal }))
            .registeredFrames,
      }),
    findTasks({ counts }) {
      const refused = counts.filter(
        ({ status, count }) => count > 0 && ['failed insert', 'failed update'].includes(status),
      );
      const [first] = refused;
      if (!first) return [];
      const count = refused.reduce((sum, one) => sum + one.count, 0);
      return [
        {
          urgency: 'soon',
          sentence: <Refused count={count} />,
          action: {
            to: paths.retailSales({ status: first.status }),
            label: <Trans>Correct</Trans>,
          },
        },
      ];
    },
  }),
];
