/** Gives jsdom the layout data that the editor needs. */
export function fakeLayout(): void {
  const place = {
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    width: 0,
    height: 0,
    x: 0,
    y: 0,
  } as DOMRect;
  for (const { prototype } of [Range, Element]) {
    prototype.getClientRects = () => [place] as unknown as DOMRectList;
    prototype.getBoundingClientRect = () => place;
  }
}
