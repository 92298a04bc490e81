import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { VisitForm } from '../form/components/visit-form.tsx';
import { OpenVisit } from '../form/open-visit.tsx';
import { visitKinds } from '../visit-kinds.ts';
import type { ShownVisit } from '../visits.queries.ts';

/**
 * The form in the place of the facts. It stays with the version that it was opened with: another one that arrives
 * meanwhile would take what is entered away, and the server says that there is one.
 */
export function EditedVisit({
  visit: opened,
  entryId,
}: {
  visit: ShownVisit;
  entryId: string | null;
}) {
  const navigate = useLocaleNavigate();
  const [visit] = useState(opened);
  const { id, kind, version, custName } = visit;
  const to = visitKinds[kind].detail(id);
  return (
    <OpenVisit
      kind={kind}
      draftName={`visit/edit/${id}/${version}`}
      edited={visit}
      entryId={entryId}
    >
      {(form, refusal) => (
        <VisitForm
          {...form}
          onSaved={() => void navigate(to)}
          title={<Trans>Edit visit</Trans>}
          back={{ to, label: custName }}
          intro={refusal}
        />
      )}
    </OpenVisit>
  );
}
