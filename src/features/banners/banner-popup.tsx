import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useQuietMoment } from '#src/lib/hooks/use-quiet-moment.ts';
import { hiddenForNow } from '#src/lib/input/hidden-for-now.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { BannerSlides } from './banner-slides.tsx';
import { bannersQuery } from './banners.queries.ts';

type Loads = Readonly<Record<string, 'loaded' | 'failed'>>;

/**
 * Pops up once in two hours while banners are active (B118 to B120, U161, U162), when all their pictures
 * are loaded and the user is not busy. Renders nothing when the fetch or a picture fails (B151).
 */
export default function BannerPopup() {
  const { user } = useSession();
  const { webTitle } = useHostConfig();
  const marker = hiddenForNow(user.id, 'banner');
  const [done, setDone] = useState(marker.isHidden);
  const { data = [] } = useQuery({ ...bannersQuery, enabled: !done });
  const [loads, setLoads] = useState<Loads>({});
  const banners = data.filter(({ id }) => loads[id] !== 'failed');
  const ready = banners.length > 0 && banners.every(({ id }) => loads[id] === 'loaded');
  const isQuiet = useQuietMoment(ready && !done);
  const [open, setOpen] = useState(false);
  // It counts as shown from here on: also where the page is left or reloaded before it is closed, and in
  // other tabs.
  const begin = useEffectEvent(() => {
    if (marker.isHidden()) return setDone(true);
    marker.hide();
    setOpen(true);
  });
  useEffect(() => {
    if (isQuiet) begin();
  }, [isQuiet]);
  const close = () => {
    marker.hide();
    setOpen(false);
    setDone(true);
  };
  const came = (id: string, how: 'loaded' | 'failed') =>
    setLoads((before) => ({ ...before, [id]: how }));
  return (
    <>
      {done || open
        ? null
        : banners.map(({ id, image }) => (
            <img
              key={id}
              src={image}
              alt=""
              hidden
              onLoad={() => came(id, 'loaded')}
              onError={() => came(id, 'failed')}
            />
          ))}
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        title={<Trans>News of {webTitle}</Trans>}
        className="sm:max-w-[640px]"
      >
        <BannerSlides banners={banners} onDone={close} />
      </Dialog>
    </>
  );
}
