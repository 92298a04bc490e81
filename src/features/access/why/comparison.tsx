import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import { findDifferences } from './differences.rules.ts';
import { usePageText } from './part-list.tsx';
import type { QuestionParams } from './question.params.ts';
import { findOtherUsers, type ShownRights, whyQueries } from './why.queries.ts';

interface Props {
  id: string;
  list: ListState<QuestionParams>;
}

/** The rights of a user next to those of another one, whom the viewer chooses. */
export function Comparison({ id, list: { params, set } }: Props) {
  const { t } = useLingui();
  const { other } = params;
  const { data } = useQuery({ ...whyQueries.compared([id, other]), enabled: other !== '' });
  const [one, second] = data ?? [];
  const chosen = second?.user ?? (other ? { id: other, username: other, name: '' } : null);
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans>Compare with another user</Trans>
      </h2>
      <EntityPicker
        label={t`User`}
        value={chosen}
        toOption={(user) => ({ value: user.id, label: user.username, text: user.name })}
        find={findOtherUsers}
        onChange={(user) => set({ other: user?.id ?? '' })}
      />
      {one && second ? <SideBySide one={one} other={second} /> : null}
    </section>
  );
}

function SideBySide({ one, other }: { one: ShownRights; other: ShownRights }) {
  const { t } = useLingui();
  const pageText = usePageText();
  const [first, second] = [one.user?.username ?? '', other.user?.username ?? ''];
  const namesOf = (rights: ShownRights) => ({
    roles: rights.roles.map(({ description }) => description),
    permissions: rights.permissions.map(({ name }) => name),
    pages: rights.pages.map(pageText),
    operations: rights.operations.map(({ name }) => name),
  });
  const [mine, theirs] = [namesOf(one), namesOf(other)];
  const rows = [
    { label: t`Roles`, ...findDifferences(mine.roles, theirs.roles) },
    { label: t`Permissions`, ...findDifferences(mine.permissions, theirs.permissions) },
    { label: t`Pages`, ...findDifferences(mine.pages, theirs.pages) },
    { label: t`Operations`, ...findDifferences(mine.operations, theirs.operations) },
  ];
  const customers = compareCustomers(one, other);
  return (
    <div className="overflow-x-auto">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keys */}
      <table className="w-full min-w-xl border-collapse text-sm" tabIndex={0}>
        <caption className="sr-only">{t`Rights of ${first} and ${second}`}</caption>
        <thead>
          <tr className="border-b border-line text-left align-top">
            <td />
            <th scope="col">{t`Only ${first}`}</th>
            <th scope="col">{t`Only ${second}`}</th>
            <th scope="col">{t`Both`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, onlyFirst, onlySecond, both }) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left">
                {label}
              </th>
              <Names names={onlyFirst} />
              <Names names={onlySecond} />
              <td className="tabular py-2">{both.length}</td>
            </tr>
          ))}
          <tr className="align-top">
            <th scope="row" className="py-2 pr-4 text-left">{t`Customers`}</th>
            {customers ? (
              <>
                <Names names={customers.onlyFirst} />
                <Names names={customers.onlySecond} />
                <td className="tabular py-2">{customers.both.length}</td>
              </>
            ) : (
              <td colSpan={3} className="tabular py-2">
                {t`${{ name: first }}: ${{ count: one.customers.count }} in all, ${{ other: second }}: ${{ otherCount: other.customers.count }} in all`}
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The customers that one of two users reaches; null where the server has not named all of them. */
function compareCustomers(one: ShownRights, other: ShownRights) {
  const isWhole = ({ customers: { count, first } }: ShownRights) => first.length === count;
  if (!isWhole(one) || !isWhole(other)) return null;
  const namesOf = ({ customers }: ShownRights) =>
    customers.first.map(({ sorg, unified, name }) => `${name} (${sorg} ${unified})`);
  return findDifferences(namesOf(one), namesOf(other));
}

function Names({ names }: { names: readonly string[] }) {
  return <td className="py-2 pr-4 wrap-anywhere">{names.length > 0 ? names.join(', ') : '–'}</td>;
}
