import { Suspense, useCallback, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const AnnouncementDisplay = lazyWithMessages(
  () => import('#src/features/announcements/announcement-display.tsx'),
);

/** The height of one collapsed announcement on the home page of a phone, in pixels. */
const usualRoom = 270;

/**
 * Room for the announcements above a page (layout 2, U046). They come after the page; what they took
 * the last time is left free from the start, so that nothing moves when they arrive.
 * @param whole the texts in full, on the home page; elsewhere one line each
 */
export function AnnouncementSlot({ whole }: { whole: boolean }) {
  const { user } = useSession();
  const idle = useIdle();
  const key = `pannier.room.${user.id}.${whole ? 'home' : 'line'}.${window.innerWidth}`;
  const [room, setRoom] = useState<number | null>(() =>
    Number(deviceStorage.read(key) ?? (whole ? usualRoom : 0)),
  );
  const keepHeight = useCallback(
    (height: number) => {
      deviceStorage.tryWrite(key, height);
      setRoom(null);
    },
    [key],
  );
  return (
    <div className={room ? 'kept-room' : undefined} style={room ? { minHeight: room } : undefined}>
      {idle ? (
        <Suspense fallback={null}>
          <AnnouncementDisplay userId={user.id} whole={whole} onMeasured={keepHeight} />
        </Suspense>
      ) : null}
    </div>
  );
}
