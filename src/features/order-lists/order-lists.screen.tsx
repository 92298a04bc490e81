import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { ListSection } from './components/lists-on-device.tsx';

const ListsOnDevice = lazyWithMessages(() => import('./components/lists-on-device.tsx'));

function sectionOf(shown: string | null): ListSection {
  return shown === 'templates' || shown === 'numbers' ? shown : 'carts';
}

/** Named carts, templates and own article numbers of the active customer, read from the device. */
export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const section = sectionOf(params.get('show'));
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <PageHeader title={<Trans>Carts and templates</Trans>} />
      <SubNav
        label={t`Carts and templates`}
        links={[
          { to: paths.orderLists(), label: <Trans>Carts</Trans>, current: section === 'carts' },
          {
            to: paths.orderLists({ show: 'templates' }),
            label: <Trans>Templates</Trans>,
            current: section === 'templates',
          },
          {
            to: paths.orderLists({ show: 'numbers' }),
            label: <Trans>Own numbers</Trans>,
            current: section === 'numbers',
          },
        ]}
      />
      <Suspense fallback={<Skeleton className="h-80" />}>
        <ListsOnDevice section={section} />
      </Suspense>
    </div>
  );
}
