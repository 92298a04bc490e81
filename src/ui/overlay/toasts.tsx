import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { useClearOfBars } from '../layout/use-clear-of-bars.ts';
import { Notice } from '../state/notice.tsx';
import { dismissToast, type ShownToast, subscribeToasts, toastSnapshot } from './toast-store.ts';

export { type ToastAction, type ToastMessage, toast } from './toast-store.ts';

/** How long a toast is shown, in ms; one with an action is shown longer. */
const shortTime = 6000;
const timeWithAction = 10_000;

function Toast({ id, tone, text, action, next, standing = false }: ShownToast) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  const time = action || next ? timeWithAction : shortTime;
  useEffect(() => {
    if (held || standing) return;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [held, standing, id, time]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it standing
    <div
      className="pointer-events-auto animate-rise-in shadow-overlay"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice
        tone={tone}
        // A short text and its action share a line on phones.
        className="[&>.flex-1]:basis-28"
        action={
          <span className="flex items-center gap-1">
            {[action, next].map((one) =>
              one ? (
                <button
                  key={one === next ? 'next' : 'action'}
                  type="button"
                  className="min-h-touch rounded px-3 font-semibold text-brand-ink hover:bg-sunken"
                  onClick={() => {
                    one.onPress();
                    dismissToast(id);
                  }}
                >
                  {one.label}
                </button>
              ) : null,
            )}
            <button
              type="button"
              aria-label={t`Close`}
              className="flex size-touch items-center justify-center rounded text-ink-muted hover:bg-sunken"
              onClick={() => dismissToast(id)}
            >
              <Icon name="close" size={20} />
            </button>
          </span>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

/** Toasts along the lower edge of the window, clear of the bars there (bottom-bar.ts). */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(subscribeToasts, toastSnapshot);
  const section = useRef<HTMLElement>(null);
  useClearOfBars(section, toasts.length > 0);
  return (
    <section
      ref={section}
      aria-label={t`Messages`}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-toast mx-auto flex max-w-[560px] flex-col gap-2 p-4 pb-[max(16px,env(safe-area-inset-bottom))]"
    >
      {toasts.map((entry) => (
        <Toast key={entry.id} {...entry} />
      ))}
    </section>
  );
}
