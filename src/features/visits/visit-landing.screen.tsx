import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath } from '#src/app/paths.ts';
import { ChoiceCard } from '#src/crud/record/choice-card.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { visitKinds } from './visit-kinds.ts';

/** The kinds of visit forms that the user has; leads straight to the only one (R079, B036, U288). */
export function Component() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { visitForms } = useSession().user;
  const [first, ...others] = visitForms;
  if (!first)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>There are no visit forms in your areas</Trans>}
      />
    );
  if (others.length === 0)
    return <Navigate replace to={localePath(locale, visitKinds[first].list())} />;
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <PageHeader title={<Trans>Visit forms</Trans>} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {visitForms.map((kind) => (
          <ChoiceCard
            key={kind}
            to={visitKinds[kind].list()}
            icon="customer"
            title={i18n._(visitKinds[kind].name)}
          />
        ))}
      </ul>
    </div>
  );
}
