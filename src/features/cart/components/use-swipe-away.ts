import { type PointerEvent, useRef } from 'react';

/** A finger that has moved so far, in px, means something. */
const slop = 12;
/** A line that is pushed so far, in px, goes. */
const far = 96;

/**
 * Lets a finger push something out to the left; pushed far enough it is let go of, else it comes back.
 * Up and down stay with the page: the box needs `touch-pan-y`.
 * @param onAway has to offer a way back: a finger slips
 */
export function useSwipeAway(onAway: () => void) {
  const finger = useRef<{ x: number; y: number; pushes: boolean } | null>(null);
  const put = (box: HTMLElement, x: number) => {
    box.style.transform = x < 0 ? `translateX(${x}px)` : '';
  };
  const end = (event: PointerEvent<HTMLElement>, away: boolean) => {
    const { current } = finger;
    finger.current = null;
    if (!current?.pushes) return;
    put(event.currentTarget, 0);
    if (away && current.x - event.clientX >= far) onAway();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      finger.current = pointerType === 'touch' && isPrimary ? { x, y, pushes: false } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = finger;
      if (!current) return;
      const x = event.clientX - current.x;
      const y = Math.abs(event.clientY - current.y);
      if (!current.pushes && y > slop) finger.current = null;
      else if (!current.pushes && x < -slop && -x > 2 * y) {
        current.pushes = true;
        // From here on the buttons under the finger are not pressed.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      if (current.pushes) put(event.currentTarget, x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
