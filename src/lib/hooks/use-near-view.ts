import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far outside the window an element counts as near. */
const margin = '600px';

/** Tells when an element has once come near the window, so that what it shows is fetched only then. */
export function useNearView<Box extends Element>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !box.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  return [box, near];
}
