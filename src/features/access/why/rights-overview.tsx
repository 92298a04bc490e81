import { Plural, Trans } from '@lingui/react/macro';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { UnknownPermission } from '../permissions/unknown-permission.tsx';
import { PartList } from './part-list.tsx';
import { useCountTexts } from './use-count-texts.ts';
import type { ShownRights } from './why.queries.ts';

/** All that rights open: counts first, then each permission with the roles it comes from, and the customers. */
export function RightsOverview({ rights }: { rights: ShownRights }) {
  const texts = useCountTexts();
  const { pages, operations, permissions, customers, readsOnly } = rights;
  const counts = [
    texts.pages(pages.length),
    texts.operations(operations.length),
    texts.customers(customers.count),
  ].join(', ');
  return (
    <div className="space-y-2">
      <p className="font-semibold">
        <Trans>These rights open {counts}.</Trans>
      </p>
      {readsOnly ? (
        <Notice tone="info">
          <Trans>
            All areas are for reading: every operation that changes something is refused.
          </Trans>
        </Notice>
      ) : null}
      <Fold summary={texts.permissions(permissions.length)}>
        <Permissions permissions={permissions} />
      </Fold>
      <Fold summary={texts.pages(pages.length)}>
        <div className="pl-7">
          <PartList pages={pages} operations={[]} />
        </div>
      </Fold>
      <Customers customers={customers} />
    </div>
  );
}

function Permissions({ permissions }: Pick<ShownRights, 'permissions'>) {
  return (
    <ul className="divide-y divide-line pl-7">
      {permissions.map(({ name, isKnown, roles, pages, operations }) => (
        <li key={name} className="space-y-1 py-2">
          <p className="wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-ink-muted">
              <Trans>
                from {{ roles: roles.map(({ description }) => description).join(', ') }}
              </Trans>
            </span>
          </p>
          {isKnown ? <PartList pages={pages} operations={operations} /> : <UnknownPermission />}
        </li>
      ))}
    </ul>
  );
}

function Customers({ customers: { count, first } }: Pick<ShownRights, 'customers'>) {
  const texts = useCountTexts();
  const more = count - first.length;
  if (count === 0)
    return (
      <p className="text-ink-muted">
        <Trans>No area reaches a customer.</Trans>
      </p>
    );
  return (
    <Fold summary={texts.customers(count)}>
      <ul className="pl-7">
        {first.map(({ sorg, unified, name }) => (
          <li key={`${sorg} ${unified}`}>
            {name} <span className="tabular text-ink-muted">{`${sorg} ${unified}`}</span>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Plural value={more} one="and # other" other="and # others" />
          </li>
        ) : null}
      </ul>
    </Fold>
  );
}
