/** Numbers from 0 to 1 that look random and are always the same. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A text of some of these characters. */
export function createText(
  characters: string,
  from: number,
  to: number,
  random: () => number,
): string {
  const length = from + Math.floor(random() * (to - from + 1));
  return Array.from(
    { length },
    () => characters[Math.floor(random() * characters.length)] ?? '',
  ).join('');
}
