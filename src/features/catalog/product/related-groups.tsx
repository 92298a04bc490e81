import { Trans } from '@lingui/react/macro';
import type { ProductGroupCardFragment } from '#src/graphql/generated/graphql.ts';
import { GroupCard } from '../list/group-card.tsx';

/** Models that are related to a model. */
export function RelatedGroups({ groups }: { groups: readonly ProductGroupCardFragment[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3 text-xl font-semibold">
        <Trans>Goes with it</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}
