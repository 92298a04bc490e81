/** Under this an answer says what of it stays the same, so that it need not be written again. */
export const keeping = Symbol('keeping');

export interface Kept {
  /** The properties that do not stay the same. */
  but: readonly string[];
  /** What stays the same as text, by who wrote it. */
  texts: Map<object, string>;
}

/** An answer that may say so. Who changes another property than those named leaves it out. */
export interface Keeping {
  [keeping]?: Kept | undefined;
}
