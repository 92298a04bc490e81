import {
  type Dispatch,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  moved,
  type Point,
  toggled,
  type View,
  wholePicture,
  type ZoomBox,
  zoomed,
} from './zoom.rules.ts';

/** Two taps within this time, in ms, and this many pixels are a double tap. */
const doubleTap = { ms: 300, px: 30 };
/** Pixels a finger goes sideways over a whole picture to turn to the next one. */
const turn = 60;
/** Pixels an arrow key moves a picture that is near: towards what the arrow points at. */
const arrows: Record<string, Point> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Pixels from the middle of an element to a pointer. */
function pointIn(
  element: HTMLElement | null,
  { clientX, clientY }: MouseEvent | PointerEvent,
): Point {
  const edge = element?.getBoundingClientRect();
  if (!edge) return { x: 0, y: 0 };
  return { x: clientX - edge.left - edge.width / 2, y: clientY - edge.top - edge.height / 2 };
}

const sizeOf = (stage: HTMLElement | null): ZoomBox => ({
  width: stage?.clientWidth ?? 1,
  height: stage?.clientHeight ?? 1,
});

/**
 * Looking closer at a picture: two fingers, double tap, wheel, keys and drag; over the whole picture
 * a swipe and the arrow keys turn to its neighbours.
 * @param picture which one it is; another one starts whole
 * @param onTurn turns by so many pictures
 */
export function useZoom(picture: number, onTurn: (by: number) => void) {
  const [view, setView] = useState<View>(wholePicture);
  const [seen, setSeen] = useState(picture);
  if (seen !== picture) {
    setSeen(picture);
    setView(wholePicture);
  }
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomed(now, factor, at, sizeOf(stage)));
  const shownPicture = { stage, view, setView, onTurn };

  useWheel(stage, setView);
  useZoomKeys(shownPicture, zoomBy);
  return {
    view,
    zoomBy,
    reset: () => setView(wholePicture),
    stageProps: { ref: setStage, ...usePointers(shownPicture) },
  };
}

interface ShownPicture {
  stage: HTMLElement | null;
  view: View;
  setView: Dispatch<SetStateAction<View>>;
  onTurn: (by: number) => void;
}

function useWheel(stage: HTMLElement | null, setView: ShownPicture['setView']) {
  useEffect(() => {
    if (!stage) return;
    // By hand, since React's wheel events cannot keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { width, height } = stage.getBoundingClientRect();
      const at = pointIn(stage, event);
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 400), at, { width, height }));
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [stage, setView]);
}

function useZoomKeys(
  { stage, view, setView, onTurn }: ShownPicture,
  zoomBy: (factor: number) => void,
) {
  useEffect(() => {
    // On the document: the focus may be on any button of the dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = arrows[event.key];
      if (by) {
        event.preventDefault();
        if (view.scale > 1) setView((now) => moved(now, by, sizeOf(stage)));
        else if (by.x !== 0) onTurn(by.x < 0 ? 1 : -1);
      } else if (event.key === '+' || event.key === '=') zoomBy(1.5);
      else if (event.key === '-') zoomBy(1 / 1.5);
      else if (event.key === '0') setView(wholePicture);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Returns the handlers of drag, pinch, swipe and double tap. */
function usePointers({ stage, view, setView, onTurn }: ShownPicture) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<{ at: Point; alone: boolean }>({ at: { x: 0, y: 0 }, alone: true });
  const tap = useRef<{ at: Point; time: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const at = pointIn(stage, event);
    pointers.current.set(event.pointerId, at);
    start.current = { at, alone: pointers.current.size === 1 };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(stage, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const room = sizeOf(stage);
    if (!other) {
      const by = { x: now.x - before.x, y: now.y - before.y };
      setView((view) => moved(view, by, room));
      return;
    }
    const was = middle(before, other);
    const is = middle(now, other);
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    setView((view) =>
      moved(zoomed(view, factor, was, room), { x: is.x - was.x, y: is.y - was.y }, room),
    );
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || !start.current.alone) return;
    const at = pointIn(stage, event);
    const by = { x: at.x - start.current.at.x, y: at.y - start.current.at.y };
    if (Math.hypot(by.x, by.y) > doubleTap.px) {
      tap.current = null;
      const sideways = Math.abs(by.x) > Math.max(turn, Math.abs(by.y));
      if (view.scale === 1 && sideways) onTurn(by.x < 0 ? 1 : -1);
      return;
    }
    const last = tap.current;
    const again =
      last && event.timeStamp - last.time < doubleTap.ms && distance(last.at, at) < doubleTap.px;
    tap.current = again ? null : { at, time: event.timeStamp };
    if (again) setView((now) => toggled(now, at, sizeOf(stage)));
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
