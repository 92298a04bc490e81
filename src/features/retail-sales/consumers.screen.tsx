import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isDistributor } from '#shared/access/is-distributor.rules.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import type { RowSelection } from '#src/crud/list/row-selection.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useConsumerColumns } from './consumers/consumer-columns.tsx';
import { consumerListParams } from './consumers/consumer-list.params.ts';
import { consumerListQuery, type ShownConsumer } from './consumers/consumer-list.query.ts';
import { EraseDialog } from './consumers/erase-dialog.tsx';
import { useConsumerFiles } from './consumers/use-consumer-files.ts';

type Selection = RowSelection<ShownConsumer>;

/** The actions for the records of a person: saving them as files, and erasing them. */
function PersonActions({ rows, onErase }: { rows: Selection['rows']; onErase: () => void }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { fileName, toSheet, saveJson } = useConsumerFiles();
  const tellFailure = useFileFailure();
  return (
    <>
      <FileButtons fileName={fileName} xlsx={() => toSheet(rows)} />
      <Button variant="secondary" onClick={() => void saveJson(rows).catch(tellFailure)}>
        JSON
      </Button>
      <Button
        variant="danger"
        disabledReason={isOnline ? null : t`You are offline. This needs a connection.`}
        onClick={onErase}
      >
        <Trans comment="button that removes the data of consumers">Erase</Trans>
      </Button>
    </>
  );
}

/** For staff who may change something; the server refuses all others as well. */
export function Component() {
  const { user } = useSession();
  if (isDistributor(user)) return <ConsumerList />;
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>Only the distributor’s staff can see this</Trans>}
    />
  );
}

/**
 * The records with data of consumers, for staff whom a person asks what is kept or to erase it: all records of the
 * person are found, saved as a file and erased.
 */
function ConsumerList() {
  const { t } = useLingui();
  const list = consumerListParams.use();
  const { hide: _, ...params } = list.params;
  const columns = useConsumerColumns();
  const [erasing, setErasing] = useState<Selection | null>(null);
  const close = () => setErasing(null);
  return (
    <>
      <ListPage
        name="consumers"
        title={<Trans>Consumer data</Trans>}
        caption={t`Records with consumer data`}
        list={list}
        query={consumerListQuery(params)}
        read={({ records, info }) => ({ rows: records, count: info.count })}
        rowKey={({ id }) => id}
        rowName={({ name, frameNumber }) => `${name} ${frameNumber}`}
        columns={columns}
        search={{ label: t`Search consumers`, hint: t`Name, e-mail or phone` }}
        bulk={(selection) => (
          <PersonActions rows={selection.rows} onErase={() => setErasing(selection)} />
        )}
        refresh
        empty={<EmptyState kind="custom" title={<Trans>No consumer data is kept</Trans>} />}
        noResult={{ showAll: <Trans>Show all records</Trans> }}
      />
      {erasing ? (
        <EraseDialog
          records={erasing.rows}
          onErased={() => {
            erasing.clear();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
