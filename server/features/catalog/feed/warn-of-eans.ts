import type { Entry, FileRun } from '#server/feeds/feed-file.ts';
import { isGtin } from '#shared/ean.ts';
import { findSharedEans } from './shared-eans.store.ts';

/** Warns of EANs that scanners will not read, or that name several articles; the articles are imported. */
export async function warnOfEans(batch: Entry[], { db, warn }: FileRun): Promise<void> {
  const given = batch.flatMap(({ line, row }) =>
    typeof row.ean === 'string'
      ? [{ line, sorg: String(row.sorg), code: String(row.code), ean: row.ean }]
      : [],
  );
  for (const { line, ean } of given)
    if (!isGtin(ean)) warn(line, 'ean', 'WRONG_EAN', describeWrong(ean));
  const toKey = (one: { sorg: string; ean: string }) => JSON.stringify([one.sorg, one.ean]);
  const shared = new Map((await findSharedEans(db, given)).map((one) => [toKey(one), one.codes]));
  const first = new Map<string, string>();
  for (const one of given) {
    const codes = shared.get(toKey(one));
    if (!codes) continue;
    const earlier = first.get(toKey(one)) ?? codes.find((code) => code !== one.code);
    first.set(toKey(one), one.code);
    const reason = `article "${earlier}" has the EAN ${one.ean} too`;
    warn(one.line, 'ean', 'SHARED_EAN', reason);
  }
}

function describeWrong(ean: string): string {
  return [8, 12, 13, 14].includes(ean.length)
    ? `the check digit of "${ean}" is wrong`
    : `"${ean}" has ${ean.length} digits; an EAN has 8, 12, 13 or 14`;
}
