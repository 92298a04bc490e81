/** Symbol under which an answer lists the part that does not change, so that its JSON is reused. */
export const cacheHint = Symbol('cacheHint');

export interface VolatileFields {
  /** The properties that do not stay the same. */
  but: readonly string[];
  /** The JSON of the part that does not change, by the writer that made it. */
  texts: Map<object, string>;
}

/** An answer that may say so. Who changes another property than those named leaves it out. */
export interface CacheHint {
  [cacheHint]?: VolatileFields | undefined;
}
