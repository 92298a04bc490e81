import { Plural, Trans } from '@lingui/react/macro';
import type { EffectSideFragment } from '#src/graphql/generated/graphql.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { PartList } from '../why/part-list.tsx';
import { useCountTexts } from '../why/use-count-texts.ts';

type Side = EffectSideFragment;

/** The rights that users lose and gain by a change. */
export interface ShownEffect {
  losing: Side;
  gaining: Side;
}

/** The effect of a change of rights, in a sentence with the details below: "412 users lose 3 pages, 2 operations". */
export function EffectText({ effect: { losing, gaining } }: { effect: ShownEffect }) {
  const countParts = usePartCounts();
  const lost = countParts(losing);
  const gained = countParts(gaining);
  return (
    <div className="space-y-4">
      <p className="font-semibold">
        {losing.users > 0 ? (
          <Plural
            value={{ count: losing.users }}
            one={`# user loses ${lost}.`}
            other={`# users lose ${lost}.`}
          />
        ) : (
          <Trans>No user loses anything.</Trans>
        )}{' '}
        {gaining.users > 0 ? (
          <Plural
            value={{ count: gaining.users }}
            one={`# user gains ${gained}.`}
            other={`# users gain ${gained}.`}
          />
        ) : (
          <Trans>No user gains anything.</Trans>
        )}
      </p>
      {losing.users > 0 ? (
        <Fold summary={<Trans>Details of the losses</Trans>}>
          <SideDetails side={losing} />
        </Fold>
      ) : null}
      {gaining.users > 0 ? (
        <Fold summary={<Trans>Details of the gains</Trans>}>
          <SideDetails side={gaining} />
        </Fold>
      ) : null}
      <p className="text-sm text-ink-muted">
        <Trans>The change takes effect within a minute, also for users who are logged in.</Trans>
      </p>
    </div>
  );
}

/** Pages and operations where there are any, otherwise permissions, which then open nothing. */
function usePartCounts() {
  const texts = useCountTexts();
  return ({ pages, operations, permissions }: Side): string => {
    const counts = [
      ...(pages.length > 0 ? [texts.pages(pages.length)] : []),
      ...(operations.length > 0 ? [texts.operations(operations.length)] : []),
    ];
    return counts.length > 0 ? counts.join(', ') : texts.permissions(permissions.length);
  };
}

function SideDetails({ side: { users, first, permissions, pages, operations } }: { side: Side }) {
  const more = users - first.length;
  return (
    <div className="space-y-2 pl-7">
      <ul>
        {first.map(({ id, username, name }) => (
          <li key={id}>
            {name} ({username})
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Plural value={more} one="and # other user" other="and # other users" />
          </li>
        ) : null}
      </ul>
      <p className="text-sm wrap-anywhere text-ink-muted">
        <Trans>Permissions: {{ names: permissions.join(', ') }}</Trans>
      </p>
      <PartList pages={pages} operations={operations} />
    </div>
  );
}
