import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import type { OpenLineFragment } from '#src/graphql/generated/graphql.ts';

function Words({ wish }: { wish: NonNullable<OpenLineFragment['wish']> }) {
  const { date } = useDates();
  switch (wish.action) {
    case 'cancel':
      return <Trans>You asked on {{ day: date(wish.createdAt) }} to cancel it</Trans>;
    case 'redate':
      return wish.date ? (
        <Trans>
          You asked on {{ day: date(wish.createdAt) }} for {{ newDay: date(wish.date) }}
        </Trans>
      ) : (
        <Trans>You asked on {{ day: date(wish.createdAt) }} for another date</Trans>
      );
    case 'accept':
      return <Trans>You accepted on {{ day: date(wish.createdAt) }}</Trans>;
  }
}

/** The last request that is not answered yet; nothing without one. */
export function OpenWish({ wish }: Pick<OpenLineFragment, 'wish'>) {
  if (!wish) return null;
  return (
    <span className="mt-1 block text-sm text-info-ink">
      <Words wish={wish} />
    </span>
  );
}
