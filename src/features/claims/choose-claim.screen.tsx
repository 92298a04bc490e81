import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

interface ChoiceProps {
  to: string;
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}

function Choice({ to, icon, title, children }: ChoiceProps) {
  return (
    <li>
      <LocaleLink
        to={to}
        className="flex min-h-touch items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:bg-sunken"
      >
        <Icon name={icon} size={32} className="shrink-0 text-brand-ink" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-muted">{children}</span>
        </span>
      </LocaleLink>
    </li>
  );
}

/** Lets the user choose between a bike and parts; leads straight to a bike where the host takes no claims for parts (R033, N014). */
export function Component() {
  const { claimAllowPAA } = useHostConfig();
  const locale = useLocale();
  if (!claimAllowPAA) return <Navigate replace to={localePath(locale, paths.createBikeClaim())} />;
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <PageHeader title={<Trans>New claim</Trans>} />
      <ul className="grid gap-3 sm:grid-cols-2">
        <Choice to={paths.createBikeClaim()} icon="bike" title={<Trans>A bike</Trans>}>
          <Trans>Found by its frame number</Trans>
        </Choice>
        <Choice
          to={paths.createPaaClaim()}
          icon="parts"
          title={<Trans>Parts and accessories</Trans>}
        >
          <Trans>Found by article and delivery</Trans>
        </Choice>
      </ul>
    </div>
  );
}
