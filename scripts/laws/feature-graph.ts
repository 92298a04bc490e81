import { featureOf, isTest, type Source } from './sources.ts';

/** One feature needs another: the files that import it. */
export interface Edge {
  from: string;
  to: string;
  files: string[];
}

/** Which features import which, types included, by their folders; tests do not count. */
export function featureEdges(files: readonly Source[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const file of files) {
    const from = featureOf(file.path);
    if (!from || isTest(file.path)) continue;
    for (const imported of new Set(file.imports)) {
      const to = featureOf(imported);
      if (!to || to === from) continue;
      const edge = edges.get(`${from} ${to}`) ?? { from, to, files: [] };
      edge.files.push(file.path);
      edges.set(`${from} ${to}`, edge);
    }
  }
  return [...edges.values()];
}

/** The edges that lie on a circle: from where an edge leads, a way leads back to where it begins. */
export function circularEdges(edges: readonly Edge[]): Edge[] {
  const needs = Map.groupBy(edges, (edge) => edge.from);
  const reached = (start: string) => {
    const found = new Set([start]);
    for (const one of found) for (const { to } of needs.get(one) ?? []) found.add(to);
    return found;
  };
  return edges.filter(({ from, to }) => reached(to).has(from));
}
