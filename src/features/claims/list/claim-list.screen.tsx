import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { RowSelection } from '#src/crud/list/row-selection.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { toWaitingStates } from '#src/crud/record/waiting-entries.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { claimListParams } from '../claims.params.ts';
import { claimQueries, type ListedClaim, toClaimFilter } from '../claims.queries.ts';
import { DecisionDays } from '../components/decision-days.tsx';
import { useClaimName } from '../components/use-claim-name.ts';
import { useClaimRules } from '../use-claim-rules.ts';
import { isNewClaim, useWaitingClaims } from '../use-waiting-claims.ts';
import { BulkStatus } from './bulk-status.tsx';
import { BulkStatusDialog, type ToldClaims } from './bulk-status-dialog.tsx';
import { useClaimColumns } from './claim-columns.tsx';
import { ClaimTabs } from './claim-tabs.tsx';
import { ToldNotice } from './told-notice.tsx';
import { useClaimFilters } from './use-claim-filters.tsx';

/** The list, whose way out of filters without a result is all claims. */
function useClaimList() {
  const list = claimListParams.use();
  const clear = () => list.set({ ...claimListParams.defaults, show: 'all' });
  return { ...list, clear };
}

/** New claims that are on this device only, which the server's list cannot have. */
function NewClaims({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink to={paths.pendingChanges()}>
          <Trans>Pending changes</Trans>
        </ButtonLink>
      }
    >
      <Plural
        value={count}
        one="# new claim waits to be sent."
        other="# new claims wait to be sent."
      />
    </Notice>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      kind="custom"
      title={<Trans>No claim waits for you</Trans>}
      action={
        <ButtonLink to={paths.claims({ show: 'all' })}>
          <Trans>Show all claims</Trans>
        </ButtonLink>
      }
    />
  );
}

/**
 * The change of several claims: its button, its dialog, and what came of it. The claims are those that were selected,
 * also when the list no longer has them.
 */
function useBulkStatus() {
  const { decides } = useClaimRules();
  const [changed, setChanged] = useState<RowSelection<ListedClaim> | null>(null);
  const [told, setTold] = useState<ToldClaims | null>(null);
  const tell = (result: ToldClaims) => {
    changed?.clear();
    setTold(result);
  };
  return {
    bulk: decides
      ? (selection: RowSelection<ListedClaim>) => (
          <BulkStatus claims={selection.rows} onChange={() => setChanged(selection)} />
        )
      : undefined,
    told: told ? <ToldNotice told={told} /> : null,
    dialog: changed ? (
      <BulkStatusDialog claims={changed.rows} onTold={tell} onClose={() => setChanged(null)} />
    ) : null,
  };
}

/** Claims of the user's customers: those that wait for the user, or all (R032, U243, U244). */
export function Component() {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const list = useClaimList();
  const { hide: _, ...params } = list.params;
  const query = claimQueries.list(params);
  const { data } = useQuery(query);
  const { bulk, told, dialog } = useBulkStatus();
  const nameOf = useClaimName();
  const unsent = useWaitingClaims();
  const columns = useClaimColumns(toWaitingStates(unsent));
  const filters = useClaimFilters(list, data);
  const create = readsOnly ? null : (
    <ButtonLink primary to={paths.createClaim()}>
      <Trans>New claim</Trans>
    </ButtonLink>
  );
  return (
    <>
      <ListPage
        name="claims"
        title={<Trans>Claims</Trans>}
        caption={t`Claims`}
        list={list}
        query={query}
        read={({ claims, info }) => ({ rows: claims, count: info.count })}
        rowKey={({ id }) => id}
        rowName={nameOf}
        columns={columns}
        action={create}
        tabs={<ClaimTabs show={params.show} waiting={data?.waiting} />}
        above={<NewClaims count={unsent.filter(isNewClaim).length} />}
        notice={
          <>
            {told}
            {params.brand ? <DecisionDays brand={params.brand} /> : null}
          </>
        }
        search={{
          label: t`Search claims`,
          hint: t`Number, frame, article, consumer or problem`,
        }}
        filters={filters}
        bulk={bulk}
        export={{
          list: 'claims',
          title: t`Claims`,
          formats: ['xlsx', 'csv'],
          filter: toClaimFilter(params),
        }}
        refresh
        empty={
          params.show === 'waiting' ? (
            <NothingWaits />
          ) : (
            <EmptyState kind="custom" title={<Trans>No claims yet</Trans>} action={create} />
          )
        }
        noResult={{ showAll: <Trans>Show all claims</Trans> }}
      />
      {dialog}
    </>
  );
}
