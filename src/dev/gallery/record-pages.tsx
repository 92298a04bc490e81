import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { hostConfig } from '#shared/host-config.ts';
import { paths } from '#src/app/paths.ts';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import type { ChangeHistoryQuery } from '#src/graphql/generated/graphql.ts';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import { Sample, Section } from './sample.tsx';

interface Claim {
  number: string;
  article: string;
}

const claim: Claim = { number: 'C-1000', article: 'Chain 12-speed' };

const history: ChangeHistoryQuery['history'] = {
  events: [
    {
      id: '2',
      at: '2026-03-14T09:12:00.000Z',
      actor: 'Sales office',
      actedFor: null,
      action: 'changed',
      changes: [{ field: 'article', before: 'Chain 11-speed', after: 'Chain 12-speed' }],
    },
    {
      id: '1',
      at: '2026-03-13T16:40:00.000Z',
      actor: 'Sales rep',
      actedFor: 'Bike shop',
      action: 'created',
      changes: [{ field: 'note', before: null, after: '***' }],
    },
  ],
  info: { count: 12 },
};

const host = v.parse(hostConfig, {
  host: 'localhost',
  sorg: '2000',
  webTitle: 'Pannier',
  merchantName: 'Pannier',
  languages: [{ code: 'en-us', name: 'English' }],
  currency: {
    display: 'USD',
    symbol: '$',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimalPrecision: 2,
  },
});

/** The queries of the samples, with a host and a history that were read before; there is no server to read them again. */
function newQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(hostConfigQuery.queryKey, host);
  queries.setQueryData(['history', 'claims', '1', 1], history);
  return queries;
}

interface Props {
  name: string;
  load: () => Promise<Claim | null>;
  /** The claim as it was last loaded. It stays on the screen when loading it again fails. */
  known?: Claim;
  after?: ReactNode;
}

function ClaimPage({ name, load, known, after }: Props) {
  return (
    <DetailPage
      query={{
        queryKey: ['claim', name],
        queryFn: load,
        ...(known && { initialData: known }),
      }}
      record={(answer) => answer}
      back={{ to: paths.orders(), label: 'All claims' }}
      gone={{ title: 'This claim does not exist', text: 'It may have been deleted.' }}
      missing="This claim was not opened on this device before."
      title={({ number }) => `Claim ${number}`}
      status={() => <Badge tone="warning">In review</Badge>}
      figure={() => '$64.90'}
      next={() => 'Decided by Mar 21, 2026'}
      primary={() => <Button>Answer</Button>}
      more={() => <MoreMenu actions={[{ label: 'PDF', onSelect: () => undefined }]} />}
      history={() => after}
    >
      {({ article }) => (
        <DescriptionList look="facts" entries={[{ name: 'Article', value: article }]} />
      )}
    </DetailPage>
  );
}

const names: Record<string, string> = { article: 'Article', note: 'Note' };
const getTexts = (field: string) => ({ name: names[field] ?? field });

/** A page of one record: shown with its history, loading, not loaded, not there, and out of date. */
export function RecordPages() {
  const [queries] = useState(newQueries);
  return (
    <QueryClientProvider client={queries}>
      <Section title="Record pages">
        <Sample title="state, actions, history">
          <ClaimPage
            name="shown"
            load={async () => claim}
            after={<ChangeHistory feature="claims" id="1" getTexts={getTexts} />}
          />
        </Sample>
        <Sample title="loading">
          <ClaimPage name="loading" load={() => new Promise(() => undefined)} />
        </Sample>
        <Sample title="failed">
          <ClaimPage name="failed" load={() => Promise.reject(new Error('down'))} />
        </Sample>
        <Sample title="gone">
          <ClaimPage name="gone" load={async () => null} />
        </Sample>
        <Sample title="could not be refreshed">
          <ClaimPage name="stale" load={() => Promise.reject(new Error('down'))} known={claim} />
        </Sample>
      </Section>
    </QueryClientProvider>
  );
}
