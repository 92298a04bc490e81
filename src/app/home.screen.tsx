import { Trans, useLingui } from '@lingui/react/macro';
import { CatalogSearchBox } from '#src/features/catalog/catalog.public.ts';
import {
  openCustomerSelection,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { AtAGlance } from './home/at-a-glance.tsx';
import { HomeCard } from './home/home-card.tsx';
import { OfferList } from './home/task-list.tsx';
import { ToDo } from './home/to-do.tsx';
import { useTasks } from './home/use-tasks.ts';

/**
 * The home page of a locale: what needs this user today, the most urgent first (R002, N020). It repeats nothing of the
 * menu.
 */
export function Component() {
  const { i18n } = useLingui();
  const { user, customer, has } = useSession();
  const mayChoose = useMayChooseCustomer();
  const { offers, ...toDo } = useTasks();
  const name = user.name || user.username;
  const headings = [...new Set(offers.map(({ source }) => source.offersTitle))];
  return (
    <div className="space-y-4">
      <PageHeader
        title={<Trans>Hello {name}</Trans>}
        actions={
          !customer && mayChoose ? (
            <Button variant="secondary" onClick={openCustomerSelection}>
              <Trans>Select a customer</Trans>
            </Button>
          ) : null
        }
      />
      {has('page.catalog') ? <CatalogSearchBox /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <ToDo {...toDo} />
          {/* After the tasks, which they would be moved by. */}
          {toDo.loading
            ? null
            : headings.map((title) => (
                <HomeCard key={title?.id} title={title ? i18n._(title) : null}>
                  <OfferList offers={offers.filter(({ source }) => source.offersTitle === title)} />
                </HomeCard>
              ))}
        </div>
        <div id="at-a-glance" hidden={toDo.loading} className="min-w-0">
          <AtAGlance />
        </div>
      </div>
    </div>
  );
}
