import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { TakeOverAccountDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import {
  accountListParams,
  accountListQuery,
  type ConsumerAccount,
} from './accounts/account-list.query.ts';
import { useAccountFilters, useAccountListColumns } from './accounts/use-account-list.tsx';

function UploadLink() {
  if (useSession().readsOnly) return null;
  return (
    <ButtonLink primary to={paths.uploadAccounts()}>
      <Trans>Upload accounts</Trans>
    </ButtonLink>
  );
}

/** The accounts of consumers who have registered their bikes; staff take their data over for sales (O125, O148). */
export function Component() {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { readsOnly } = useSession();
  const list = accountListParams.use();
  const columns = useAccountListColumns();
  const filters = useAccountFilters(list);
  const takeOver = useAction(TakeOverAccountDocument, {
    invalidates: [['consumer-accounts'], ['retail-sales']],
  });
  const run = async ({ id, frameNumber }: ConsumerAccount) => {
    const { kind } = await takeOver.run({ id });
    if (kind === 'done')
      toast({ tone: 'success', text: t`The sale of ${{ frame: frameNumber }} now has the data` });
  };
  const rowActions = (account: ConsumerAccount): RowAction[] => [
    {
      label: t`Take the data over for the sale`,
      onSelect: () => void run(account),
      disabledReason: account.soldDate
        ? isOnline
          ? null
          : t`You are offline. This needs a connection.`
        : t`The bike is not reported as sold`,
    },
  ];
  return (
    <ListPage
      name="consumer-accounts"
      title={<Trans>Accounts of consumers</Trans>}
      caption={t`Accounts of consumers`}
      list={list}
      query={accountListQuery(list.params)}
      read={({ accounts, info }) => ({ rows: accounts, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ frameNumber }) => frameNumber}
      columns={columns}
      {...(!readsOnly && { rowActions })}
      action={readsOnly ? null : <UploadLink />}
      notice={<ProblemNotice problem={takeOver.problem} />}
      search={{
        label: t`Search accounts`,
        hint: t`Frame number, name, e-mail, phone or city`,
      }}
      filters={filters}
      refresh
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No accounts uploaded yet</Trans>}
          action={<UploadLink />}
        />
      }
      noResult={{ showAll: <Trans>Show all accounts</Trans> }}
    />
  );
}
