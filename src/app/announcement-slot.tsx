import { Suspense, useCallback, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useIdle } from '#src/lib/use-idle.ts';
import { late } from '#src/ui/late.tsx';

const AnnouncementDisplay = late(
  () => import('#src/features/announcements/announcement-display.tsx'),
);

/** What one announcement takes on the home page of a phone, collapsed, in pixels. */
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
    Number(localStorage.getItem(key) ?? (whole ? usualRoom : 0)),
  );
  const settle = useCallback(
    (height: number) => {
      localStorage.setItem(key, String(height));
      setRoom(null);
    },
    [key],
  );
  return (
    <div className={room ? 'kept-room' : undefined} style={room ? { minHeight: room } : undefined}>
      {idle ? (
        <Suspense fallback={null}>
          <AnnouncementDisplay userId={user.id} whole={whole} onSettled={settle} />
        </Suspense>
      ) : null}
    </div>
  );
}
