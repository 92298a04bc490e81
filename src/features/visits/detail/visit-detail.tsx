import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useWaitingVisits } from '../use-waiting-visits.ts';
import { visitKinds } from '../visit-kinds.ts';
import { visitQueries } from '../visits.queries.ts';
import { EditedVisit } from './edited-visit.tsx';
import { OrderForCustomer } from './order-for-customer.tsx';
import { useVisitHistoryTexts } from './use-visit-history-texts.ts';
import { VisitFacts } from './visit-facts.tsx';
import { VisitMenu } from './visit-menu.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

/** A visit with its answers and photos; its author and administrators edit it in place (R082, R085, reading 82). */
export function VisitDetail({ kind }: { kind: VisitKind }) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { readsOnly } = useSession();
  const { data } = useQuery(visitQueries.one(id));
  const [visit] = data?.visits ?? [];
  const [edit, entryId] = [query.has('edit'), query.get('entry')];
  const mayEdit = visit?.mayChange && !visit.isDeleted && !readsOnly;
  if (visit && mayEdit && (edit || entryId))
    return <EditedVisit key={`${id} ${entryId}`} visit={visit} entryId={entryId} />;
  return <ShownVisitPage kind={kind} id={id} />;
}

function ShownVisitPage({ kind, id }: { kind: VisitKind; id: string }) {
  const { i18n } = useLingui();
  const { date } = useDates();
  const { list, name } = visitKinds[kind];
  const isOnDevice = useWaitingVisits(id).length > 0;
  const getTexts = useVisitHistoryTexts();
  return (
    <DetailPage
      query={visitQueries.one(id)}
      record={({ visits }) => visits.find((one) => one.kind === kind) ?? null}
      back={{ to: list(), label: i18n._(name) }}
      gone={
        isOnDevice
          ? {
              title: <Trans>This visit is saved on this device</Trans>,
              text: <Trans>It can be opened here once it is sent.</Trans>,
            }
          : { title: <Trans>This visit no longer exists, or you have no access to it</Trans> }
      }
      title={({ custName }) => custName}
      status={({ isDeleted }) =>
        isDeleted ? (
          <Badge tone="warning">
            <Trans>Deleted</Trans>
          </Badge>
        ) : null
      }
      next={({ capturedAt, displayName }) => (
        <Trans>
          Visited on {{ day: date(capturedAt) }} by {displayName}
        </Trans>
      )}
      primary={({ custCode }) => <OrderForCustomer custCode={custCode} />}
      more={(visit) => <VisitMenu visit={visit} />}
      history={(visit) => <ChangeHistory feature="visits" id={visit.id} getTexts={getTexts} />}
    >
      {(visit) => (
        <>
          <WaitingChanges visit={visit} />
          <VisitPhotos visit={visit} />
          <VisitFacts visit={visit} />
        </>
      )}
    </DetailPage>
  );
}
