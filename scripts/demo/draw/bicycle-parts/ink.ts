/** The colours of one drawing: the article's own and the accent of its brand. */
export interface Ink {
  hex: string;
  accent: string;
}

/** Draws one part, without ground, on 960 × 640. */
export type PartDrawing = (ink: Ink) => string;

/** Greys every drawing shares. */
export const grey = {
  ink: '#1f252b',
  dark: '#2e353d',
  mid: '#59626b',
  steel: '#8b949d',
  light: '#b4bcc4',
  pale: '#d9dee3',
};
