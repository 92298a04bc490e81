import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { limitations } from '#shared/access/user.rules.ts';
import { type Filter, multiSelectFilter, selectFilter } from '#src/crud/list/filters.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { groupRoleFilter } from '../group-role-filter.tsx';
import { useInvitationTexts } from '../invitations/invitation-badge.tsx';
import { toSorgOptions, withChosen } from '../options.ts';
import { useLimitationTexts } from './area-texts.ts';
import type { userListParams } from './user-list.params.ts';
import { type UserChoices, userQueries } from './users.queries.ts';

export const AreaCustomerPicker = lazyWithMessages(() => import('./area-customer-picker.tsx'));

type List = ReturnType<typeof userListParams.use>;

/** The filters of the list of users; their choices come with those of the form for a new user. */
export function useUserFilters({ params, set }: List): Filter[] {
  const { t } = useLingui();
  const texts = useLimitationTexts();
  const invitations = useInvitationTexts();
  const { data: choices } = useQuery(userQueries.choices(false));
  const all = t`All`;
  const customer = useCustomerFilter({ params, set });
  return [
    groupRoleFilter({
      label: t`Group roles`,
      ids: params.groupRoleIds,
      options: (choices?.groupRoles ?? []).map(({ id, description }) => ({
        value: id,
        label: description,
      })),
      onChange: (groupRoleIds) => set({ groupRoleIds }),
    }),
    selectFilter(
      {
        id: 'role',
        label: t`Role`,
        value: params.role,
        options: withChosen(listRoles(choices), params.role),
        onChange: (role) => set({ role }),
      },
      all,
    ),
    selectFilter(
      {
        id: 'sorg',
        label: t`Sales organisation`,
        value: params.sorg,
        options: withChosen(toSorgOptions(choices?.sorgs ?? []), params.sorg),
        onChange: (sorg) => set({ sorg }),
      },
      all,
    ),
    customer,
    selectFilter(
      {
        id: 'state',
        label: t({ message: 'State', comment: 'of a user: active or deactivated' }),
        value: params.state,
        options: [
          { value: 'active', label: t({ message: 'Active', comment: 'a user' }) },
          { value: 'deactivated', label: t`Deactivated` },
          { value: 'notInvited', label: invitations.notInvited },
          { value: 'invited', label: invitations.pending },
          { value: 'invitationExpired', label: invitations.expired },
          { value: 'invitationFailed', label: invitations.failed },
          { value: 'invitationRevoked', label: invitations.revoked },
        ],
        onChange: (state) => set({ state }),
      },
      all,
    ),
    multiSelectFilter({
      id: 'limitations',
      label: t({ message: 'Limited to', comment: 'kind of the areas of a user' }),
      values: params.limitations,
      options: limitations.map((value) => ({ value, label: texts[value] })),
      onChange: (chosen) => set({ limitations: [...chosen] }),
    }),
    ...(params.ids.length > 0 ? [toIdsFilter(t`Chosen users`, params.ids, set)] : []),
  ];
}

/** Users that a link has named. */
const toIdsFilter = (label: string, ids: readonly string[], set: List['set']): Filter => ({
  id: 'ids',
  label,
  value: String(ids.length),
  onClear: () => set({ ids: [] }),
});

function useCustomerFilter({
  params: { customer, sorg },
  set,
}: Pick<List, 'params' | 'set'>): Filter {
  const { t } = useLingui();
  const label = t`Customer`;
  return {
    id: 'customer',
    label,
    value: customer,
    onClear: () => set({ customer: '' }),
    panel: () => (
      <Suspense fallback={<Skeleton className="h-16" />}>
        <AreaCustomerPicker
          label={label}
          sorgs={sorg ? [sorg] : null}
          value={customer ? { code: customer, name: customer } : null}
          onChange={(picked) => set({ customer: picked?.code ?? '' })}
        />
      </Suspense>
    ),
  };
}

/** The roles of all group roles, each once. */
function listRoles(choices: UserChoices | undefined) {
  const roles = (choices?.groupRoles ?? []).flatMap(({ roles: ofGroup }) => ofGroup);
  const byId = new Map(roles.map(({ id, description }) => [id, { value: id, label: description }]));
  return [...byId.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
