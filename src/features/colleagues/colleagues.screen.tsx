import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { DeleteColleagueDocument } from '#src/graphql/generated/graphql.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { colleagueProblems } from './colleague-problem-texts.ts';
import {
  type Colleague,
  colleagueChoicesQuery,
  colleagueListParams,
  colleagueListQuery,
} from './colleagues.queries.ts';
import { ColleagueDialog } from './components/colleague-dialog.tsx';
import { useColleagueColumns } from './components/use-colleague-columns.tsx';

/** The users of the own shop; its owner invites, changes and deactivates them. */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const list = colleagueListParams.use();
  const { data: choices, refetch } = useQuery(colleagueChoicesQuery);
  const columns = useColleagueColumns((choices?.customers.length ?? 0) > 1);
  const problemText = useProblemText(colleagueProblems);
  /** The colleague in the dialog, `new` for another one; null while it is closed. */
  const [open, setOpen] = useState<Colleague | 'new' | null>(null);
  const { problem, remove } = useRemove();
  const offline = online ? null : t`You are offline. This needs a connection.`;
  /** Opens the dialog, as soon as its choices are loaded. */
  const show = (chosen: Colleague | 'new') => {
    setOpen(chosen);
    if (!choices) void refetchOrReportOffline(() => refetch({ cancelRefetch: false }));
  };
  const inviteButton = (
    <Button disabledReason={offline} onClick={() => show('new')}>
      <Trans>Invite a colleague</Trans>
    </Button>
  );
  const rowActions = (colleague: Colleague): RowAction[] => {
    const { readOnlyReason: code } = colleague;
    const disabledReason = offline ?? (code ? problemText({ code }) : null);
    return [
      { label: t`Change`, disabledReason, onSelect: () => show(colleague) },
      {
        label: t`Deactivate`,
        danger: true,
        disabledReason,
        onSelect: () => void remove(colleague),
      },
    ];
  };
  return (
    <>
      <ListPage
        name="colleagues"
        title={<Trans>Colleagues</Trans>}
        caption={t`Colleagues`}
        list={list}
        query={colleagueListQuery(list.params)}
        read={({ colleagues, info }) => ({ rows: colleagues, count: info.count })}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        rowActions={rowActions}
        action={inviteButton}
        notice={<ProblemNotice problem={problem} texts={colleagueProblems} />}
        search={{ label: t`Search colleagues`, hint: t`Name, username or e-mail` }}
        refresh
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>No colleagues yet</Trans>}
            action={inviteButton}
          />
        }
        noResult={{ showAll: <Trans>Show all colleagues</Trans> }}
      />
      {open && choices ? (
        <ColleagueDialog
          colleague={open === 'new' ? null : open}
          choices={choices}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

/** Deactivates a colleague after a question. */
function useRemove() {
  const { t } = useLingui();
  const { run, problem } = useAction(DeleteColleagueDocument, {
    invalidates: [['colleagues']],
    ownFailure: true,
  });
  const remove = async ({ id, version, name }: Colleague) => {
    const goOn = await confirm({
      title: <Trans>Deactivate {{ name }}?</Trans>,
      text: <Trans>All devices are logged out at once. Only your distributor can undo this.</Trans>,
      action: <Trans>Deactivate</Trans>,
      danger: true,
    });
    if (!goOn) return;
    const { kind } = await run({ id, version });
    if (kind === 'done') toast({ tone: 'success', text: t`${{ name }} is deactivated` });
  };
  return { problem, remove };
}
