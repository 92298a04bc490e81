import { Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { ChoiceCard } from '#src/crud/record/choice-card.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** Lets the user choose between a bike and parts; leads straight to a bike where the host takes no claims for parts (R033, N014). */
export function Component() {
  const { claimAllowPAA } = useHostConfig();
  const locale = useLocale();
  if (!claimAllowPAA) return <Navigate replace to={localePath(locale, paths.createBikeClaim())} />;
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <PageHeader title={<Trans>New claim</Trans>} />
      <ul className="grid gap-3 sm:grid-cols-2">
        <ChoiceCard to={paths.createBikeClaim()} icon="bike" title={<Trans>A bike</Trans>}>
          <Trans>Found by its frame number</Trans>
        </ChoiceCard>
        <ChoiceCard
          to={paths.createPaaClaim()}
          icon="parts"
          title={<Trans>Parts and accessories</Trans>}
        >
          <Trans>Found by article and delivery</Trans>
        </ChoiceCard>
      </ul>
    </div>
  );
}
