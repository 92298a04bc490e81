import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import type { ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { claimFormQueries } from './claim-form.queries.ts';

interface Props {
  id: string;
  children: (claim: ClaimValuesFragment) => ReactNode;
}

/** Loads a claim for its form, from the device where there is no network. */
export function LoadedClaim({ id, children }: Props) {
  const record = useQuery(claimFormQueries.one(id));
  const back = { to: paths.claims(), label: <Trans>Claims</Trans> };
  const gone = <Trans>This claim no longer exists, or you have no access to it</Trans>;
  return (
    <RecordPage
      record={record}
      back={back}
      gone={<EmptyState page kind="custom" title={gone} action={<BackButton {...back} />} />}
    >
      {(claim) => (claim ? children(claim) : null)}
    </RecordPage>
  );
}
