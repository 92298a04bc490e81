import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { visitKinds } from '../visit-kinds.ts';
import { VisitForm } from './components/visit-form.tsx';
import { newDraftName } from './new-draft-name.ts';
import { OpenVisit } from './open-visit.tsx';

/**
 * The page of a new visit (R081, R084): the draft that the address names, or one that waits to be sent. Without either it
 * begins another draft, so that several visits can be open at once; the address has its name over a reload.
 */
export function CreateVisit({ kind }: { kind: VisitKind }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { readsOnly } = useSession();
  const navigate = useLocaleNavigate();
  const { name, list } = visitKinds[kind];
  const [draft, entryId] = [query.get('draft'), query.get('entry')];
  const isNew = !draft && !entryId && !readsOnly;
  useEffect(() => {
    if (isNew) setQuery({ draft: crypto.randomUUID() }, { replace: true });
  }, [isNew, setQuery]);
  const back = { to: list(), label: i18n._(name) };
  if (readsOnly) return <ReadsOnlyPage action={<BackButton {...back} />} />;
  if (isNew) return null;
  return (
    <OpenVisit
      key={draft ?? entryId}
      kind={kind}
      draftName={newDraftName(kind, draft ?? '')}
      entryId={entryId}
    >
      {(form, refusal) => (
        <VisitForm
          key={form.visit.id}
          {...form}
          onSaved={() => void navigate(list())}
          title={<Trans>New visit</Trans>}
          back={back}
          intro={refusal}
        />
      )}
    </OpenVisit>
  );
}
