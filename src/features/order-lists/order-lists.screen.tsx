import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { late } from '#src/ui/late.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Section } from './parts/lists-on-device.tsx';

const ListsOnDevice = late(() => import('./parts/lists-on-device.tsx'));

function sectionOf(shown: string | null): Section {
  return shown === 'templates' || shown === 'numbers' ? shown : 'carts';
}

/** Named carts, templates and own article numbers of the active customer, read from the device. */
export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const section = sectionOf(params.get('show'));
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <h1 className="text-2xl font-semibold">
        <Trans>Carts and templates</Trans>
      </h1>
      <nav
        aria-label={t`Carts and templates`}
        className="flex gap-x-5 overflow-x-auto border-b border-line"
      >
        <SectionLink to={paths.orderLists()} current={section === 'carts'}>
          <Trans>Carts</Trans>
        </SectionLink>
        <SectionLink to={paths.orderLists({ show: 'templates' })} current={section === 'templates'}>
          <Trans>Templates</Trans>
        </SectionLink>
        <SectionLink to={paths.orderLists({ show: 'numbers' })} current={section === 'numbers'}>
          <Trans>Own numbers</Trans>
        </SectionLink>
      </nav>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <ListsOnDevice section={section} />
      </Suspense>
    </div>
  );
}

interface LinkProps {
  to: string;
  current: boolean;
  children: ReactNode;
}

function SectionLink({ to, current, children }: LinkProps) {
  return (
    <LocaleLink
      to={to}
      aria-current={current ? 'page' : undefined}
      className="aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink inline-flex min-h-touch items-center border-b-2 border-transparent px-1 whitespace-nowrap text-brand-ink"
    >
      {children}
    </LocaleLink>
  );
}
