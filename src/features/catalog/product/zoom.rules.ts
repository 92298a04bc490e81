/** How a picture is looked at: `scale` times its fitted size, its middle moved by `x`, `y` pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the picture is shown, in pixels. */
export interface ZoomBox {
  width: number;
  height: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

/** Nearer than this a picture only gets coarser. */
export const mostScale = 5;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Moves a view; an edge of the picture never leaves the edge of its box. */
export function moved(view: View, by: Point, box: ZoomBox): View {
  const room = { x: ((view.scale - 1) * box.width) / 2, y: ((view.scale - 1) * box.height) / 2 };
  return {
    scale: view.scale,
    x: between(view.x + by.x, -room.x, room.x),
    y: between(view.y + by.y, -room.y, room.y),
  };
}

/**
 * Brings a view nearer or further away; what is under `at` stays there.
 * @param at pixels from the middle of the box
 */
export function zoomed(view: View, factor: number, at: Point, box: ZoomBox): View {
  const scale = between(view.scale * factor, 1, mostScale);
  const ratio = scale / view.scale;
  const next = { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return moved(next, { x: 0, y: 0 }, box);
}

/** A double tap: near to what was tapped, and back to the whole. */
export function toggled(view: View, at: Point, box: ZoomBox): View {
  return view.scale > 1 ? wholePicture : zoomed(view, 2.5, at, box);
}
