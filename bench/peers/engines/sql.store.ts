import { type Answer, facetFields, facetsBy, type Peer, type Question } from '../peer.ts';

type Run = (statement: string) => Promise<Record<string, unknown>[]>;

export const createTable = `create table article (id text, text text, price integer,
  ${facetFields.map((field) => `${field} text`).join(', ')})`;

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Answers questions by SQL. @param matches the condition of a word */
export function sqlPeer(run: Run, matches: (text: string) => string): Peer {
  const where = (equal: Question['equal'], { price, text }: Question) =>
    [
      'true',
      ...Object.entries(equal).map(([field, value]) => `${field} = ${quoted(value)}`),
      ...(price ? [`price between ${price.from} and ${price.to}`] : []),
      ...(text === null ? [] : [matches(text)]),
    ].join(' and ');
  const ask = async (question: Question): Promise<Answer> => {
    const { equal, text } = question;
    const from = `from article where ${where(equal, question)}`;
    const [counted] = await run(`select count(*) as n ${from}`);
    const page = await run(`select id, price ${from} order by price limit 12`);
    const count = Number(counted?.n);
    if (text !== null) return { count, prices: null, facets: null };
    const facets = await facetsBy(question, async (field, without) => {
      const values = await run(
        `select ${field} as value, count(*) as n from article
        where ${where(without, question)} and ${field} <> '' group by ${field}`,
      );
      return Object.fromEntries(values.map(({ value, n }) => [String(value), Number(n)]));
    });
    return { count, prices: page.map(({ price }) => Number(price)), facets };
  };
  return { ask };
}

export { quoted };
