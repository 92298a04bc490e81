import { type RawBuilder, sql } from 'kysely';

const single = '\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4';
const double = '\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb';
const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const blanks =
  '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';
const from = single + double + dashes + blanks;
const to = [
  "'".repeat(single.length),
  '"'.repeat(double.length),
  '-'.repeat(dashes.length),
  ' '.repeat(blanks.length),
].join('');
const ligatures = { '…': '...', ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** A text of the database as `plainSigns` makes it. */
export function plainSignsOf(text: RawBuilder<unknown>): RawBuilder<string> {
  let plain = sql<string>`translate(${text}, ${from}, ${to})`;
  for (const [one, several] of Object.entries(ligatures))
    plain = sql<string>`replace(${plain}, ${one}, ${several})`;
  return plain;
}
