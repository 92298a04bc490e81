import { Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

/** The choice between a claim for a bike and one for parts (R033); without claims for parts it leads on to bikes. */
export function Component() {
  const { claimAllowPAA } = useHostConfig();
  const locale = useLocale();
  if (!claimAllowPAA) return <Navigate replace to={localePath(locale, paths.createBikeClaim())} />;
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-2">
        <BackLink to={paths.claims()} label={<Trans>Claims</Trans>} />
        <PageHeader title={<Trans>New claim</Trans>} />
      </header>
      <p>
        <Trans>What is the claim for?</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink primary to={paths.createBikeClaim()}>
          <Trans>A bike</Trans>
        </ButtonLink>
        <ButtonLink to={paths.createPaaClaim()}>
          <Trans>Parts, accessories or apparel</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
