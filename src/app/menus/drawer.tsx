import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { HostMark } from '../host-mark.tsx';
import { paths } from '../paths.ts';
import { AccountEntries } from './account-entries.tsx';
import { ChangeCustomer } from './change-customer.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import { MoreBelow } from './more-below.tsx';
import { useMoreBelow } from './use-more-below.ts';

const row =
  'flex min-h-12 w-full items-center gap-4 rounded px-3 text-left wrap-normal hover:bg-sunken aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-ink';

/** Everything in the drawer; it knows whether there is more below (U123, B107, C059). */
function Content({ close, onCredit }: { close: () => void; onCredit: () => void }) {
  const { has, customer } = useSession();
  const content = useRef<HTMLDivElement>(null);
  const [more, scrollOn] = useMoreBelow(content);
  return (
    <div ref={content}>
      <LocaleLink to={paths.home()} onClick={close} className="mb-3 flex min-h-touch items-center">
        <HostMark />
      </LocaleLink>
      <ChangeCustomer onOpen={close} />
      {has('credit-status.read') && customer ? (
        <HiddenInShowroom>
          <button type="button" aria-haspopup="dialog" onClick={onCredit} className={row}>
            <MenuIcon name="credit" />
            <Trans>Credit</Trans>
          </button>
        </HiddenInShowroom>
      ) : null}
      <DrawerMenu row={row} close={close} />
      <AccountEntries row={row} close={close} />
      {more ? <MoreBelow onScroll={scrollOn} className="-mx-4" /> : null}
    </div>
  );
}

/** The menu of phones: full width, large rows, groups that open in place (U117 to U123). */
export default function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const [credit, setCredit] = useState(false);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        side="left"
        title={user.name || user.username}
      >
        <Content
          close={onClose}
          onCredit={() => {
            onClose();
            setCredit(true);
          }}
        />
      </Dialog>
      <Dialog open={credit} onOpenChange={setCredit} side="bottom" title={<Trans>Credit</Trans>}>
        <CustomerCard close={() => setCredit(false)} />
      </Dialog>
    </>
  );
}
