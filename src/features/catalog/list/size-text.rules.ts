const letterSize = /^(\d*x*[sml](?:\/\d*x*[sml])?)(?:\s+\d.*)?$/i;
const numberSize = /^\d+(?:[.,]\d+)?(?:\s?(mm|cm|m|inch|"|″))?$/i;

/** Returns the common part of sizes of one scale; null for a size that is no measure, such as "front". */
function scaleOf(size: string): string | null {
  if (letterSize.test(size)) return 'letters';
  const number = numberSize.exec(size);
  return number ? `numbers ${number[1] ?? ''}` : null;
}

/** Sizes that are no range are listed; more than these are counted. */
const mostListed = 3;

/**
 * The sizes of a model in few words: "S–XL" or "48–60 cm" where they are steps of one scale, else a list
 * such as "front, rear".
 * @param sizes in the order of sizes
 */
export function sizeText(sizes: readonly string[]): string {
  const [first, ...rest] = sizes;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return first ?? '';
  const scale = scaleOf(first);
  if (scale !== null && rest.every((size) => scaleOf(size) === scale)) {
    const letters = (size: string) => letterSize.exec(size)?.[1] ?? size;
    return `${letters(first)}–${letters(last)}`;
  }
  if (sizes.length <= mostListed) return sizes.join(', ');
  return `${sizes.slice(0, mostListed - 1).join(', ')} +${sizes.length - mostListed + 1}`;
}
