import { Plural } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type Groupset, GroupsetAdd } from './groupset-add.tsx';
import { GroupsetParts } from './groupset-parts.tsx';
import { GroupsetTotal } from './groupset-total.tsx';

/** A groupset with its parts and one button that puts all of them into the cart. */
export function GroupsetCard({ groupset }: { groupset: Groupset }) {
  'use memo';
  return (
    <article className="flex h-full flex-col rounded-xl border border-line bg-surface p-4">
      <div className="relative flex gap-4">
        <Picture
          file={groupset.image ?? null}
          alt=""
          size="thumbnail"
          className="w-28 shrink-0 rounded-md"
        />
        <div className="min-w-0">
          <p className="text-xs text-ink-muted">
            {[groupset.brand, groupset.serie].filter(Boolean).join(' · ')}
          </p>
          <h2 className="font-semibold break-words">
            <LocaleLink
              to={paths.product('groupset', groupset.slug)}
              className="outline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {groupset.name}
            </LocaleLink>
          </h2>
          <p className="text-xs text-ink-muted">
            <Plural value={{ count: groupset.items.length }} one="# part" other="# parts" />
          </p>
          <GroupsetTotal groupset={groupset} />
        </div>
      </div>
      <div className="my-3 flex-1">
        <GroupsetParts items={groupset.items} />
      </div>
      <GroupsetAdd groupset={groupset} sets={1} />
    </article>
  );
}
