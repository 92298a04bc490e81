/** The value below which a share of the samples lies, to a tenth. */
export function calculatePercentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}

/** Makes calls one after the other. @returns how long each took, in ms */
export async function timeCalls(
  times: number,
  call: (nth: number) => Promise<unknown>,
): Promise<number[]> {
  const samples: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const started = performance.now();
    await call(nth);
    samples.push(performance.now() - started);
  }
  return samples;
}
