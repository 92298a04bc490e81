import { mostLevels } from '#server/features/content/content.public.ts';
import type { Entry, FileChecks, FileRun } from '#server/feeds/feed-file.ts';
import { lockCategories } from '../category-place.store.ts';
import { type FedCategory, findTakenRoutes, listCategories } from './category-tree.store.ts';

type GivenCategory = FedCategory & { route: string; line: number };

/** A category as it will be; without a line when the file does not name it. */
type Node = FedCategory & { isDeleted: boolean; line?: number };

const toKey = ({ sorg, id }: Pick<FedCategory, 'sorg' | 'id'>) => `${sorg}~${id}`;

/** Checks routes and the tree that the rows of `marketing_categories.csv` make together with what is there. */
export class CategoryChecks implements FileChecks {
  readonly #run: FileRun;
  /** The sales organisations whose categories are locked. */
  readonly #locked = new Set<string>();
  readonly #given = new Map<string, GivenCategory>();
  /** The line of each route, by its place. */
  readonly #routes = new Map<string, number>();

  constructor(run: FileRun) {
    this.#run = run;
  }

  async check(entries: readonly Entry[]): Promise<void> {
    const given = entries.flatMap(readCategory);
    for (const sorg of new Set(given.map((one) => one.sorg))) await this.#lock(sorg);
    for (const category of given) {
      const { sorg, parentId, type, route, line } = category;
      this.#given.set(toKey(category), category);
      const place = JSON.stringify([sorg, parentId, type, route]);
      const first = this.#routes.get(place);
      if (first === undefined) this.#routes.set(place, line);
      else this.#tell(line, 'route', `"${route}" has the same place as in line ${first}`);
    }
    for (const position of await findTakenRoutes(this.#run.db, given)) {
      const { line = 0, route } = given[position] ?? {};
      this.#tell(line, 'route', `"${route}" is the route of another category there`);
    }
  }

  async finish(): Promise<void> {
    const sorgs = new Set([...this.#given.values()].map(({ sorg }) => sorg));
    const known = await listCategories(this.#run.db, [...sorgs]);
    const tree = new Map<string, Node>(known.map((category) => [toKey(category), category]));
    for (const [key, category] of this.#given) tree.set(key, { ...category, isDeleted: false });
    const reported = new Set<string>();
    for (const node of tree.values()) {
      if (node.isDeleted) continue;
      const { path, problem } = checkPlace(tree, node);
      // A category that the file does not name has its problem from one above it.
      const line = path.find((one) => one.line !== undefined)?.line;
      if (!problem || line === undefined || reported.has(`${line} ${problem.column}`)) continue;
      reported.add(`${line} ${problem.column}`);
      const where = node.line === undefined ? `"${node.id}" below it: ` : '';
      this.#run.tell(line, problem.column, problem.code, where + problem.reason);
    }
  }

  /** Keeps writers from moving categories until the file is in. */
  async #lock(sorg: string): Promise<void> {
    if (this.#locked.has(sorg)) return;
    await lockCategories(this.#run.db, sorg);
    this.#locked.add(sorg);
  }

  #tell(line: number, column: string, reason: string): void {
    this.#run.tell(line, column, 'DUPLICATE_KEY', reason);
  }
}

/** Reads the place of a row; rows without one are reported by their columns. */
function readCategory({ line, row }: Entry): GivenCategory[] {
  const { sorg, id, parent_id: parentId, type, route } = row;
  const isRead = [sorg, id, type, route].every((value) => typeof value === 'string');
  if (!isRead || parentId === undefined) return [];
  return [{ sorg, id, parentId, type, route, line } as GivenCategory];
}

interface PlaceProblem {
  column: 'parent' | 'type';
  code: 'UNKNOWN_REFERENCE' | 'NOT_ALLOWED' | 'OUT_OF_RANGE';
  reason: string;
}

/**
 * Walks from a category to its root.
 * @returns the categories on the way, itself first, and what is wrong
 */
function checkPlace(
  tree: ReadonlyMap<string, Node>,
  node: Node,
): { path: Node[]; problem?: PlaceProblem } {
  const path = [node];
  for (;;) {
    const last = path[path.length - 1] ?? node;
    if (last.parentId === null) {
      if (last.type === node.type) return { path };
      const reason = `"${last.id}" above it is of type ${last.type}`;
      return { path, problem: { column: 'type', code: 'NOT_ALLOWED', reason } };
    }
    const parent = tree.get(toKey({ sorg: node.sorg, id: last.parentId }));
    // A parent that is not there was reported at its column.
    if (!parent) return { path };
    const refuse = (code: PlaceProblem['code'], reason: string) => ({
      path,
      problem: { column: 'parent' as const, code, reason },
    });
    if (parent.isDeleted)
      return refuse('UNKNOWN_REFERENCE', `"${parent.id}" was deleted in the portal`);
    if (parent === node) return refuse('NOT_ALLOWED', `"${node.id}" would be below itself`);
    if (path.includes(parent)) return { path };
    path.push(parent);
    if (path.length > mostLevels) return refuse('OUT_OF_RANGE', `at most ${mostLevels} levels`);
  }
}
