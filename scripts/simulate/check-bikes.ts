import {
  type DeleteVariables,
  type InspectionVariables,
  photoPurposes,
  type RegisterVariables,
  type TaskVariables,
} from './bike-operations.ts';
import type { Ledger } from './ledger.ts';
import { readPhoto } from './photo.ts';
import {
  readInspections,
  readOwnedFiles,
  readSales,
  readTasks,
  type SimSale,
} from './serials.store.ts';
import type { SimServer } from './server.ts';

/** A record with what its photos show, in no order. */
type WithPhotos<R> = R & { photos: string[] };

interface Bikes {
  sales: SimSale[];
  inspections: WithPhotos<{ id: string; userId: number; frame: string; mechanic: string }>[];
  /** Only tasks that a user has reported on. */
  tasks: WithPhotos<{ id: string; version: number; state: string; notes: string }>[];
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Returns the bike data that the server must have when each change has taken effect once, in the actual order. */
export function expectBikes({ effects, saved }: Ledger): Bikes {
  const sales = new Map<string, SimSale>();
  const inspections = new Map<string, Bikes['inspections'][number]>();
  const tasks = new Map<string, Bikes['tasks'][number]>();
  for (const { key, operation, variables, customer, userId } of effects) {
    const photos = Object.values(saved.get(key)?.contents ?? {}).toSorted();
    if (operation === 'RegisterFrame') {
      const { saleId, frameNumber, useAccountData, documentNo } = variables as RegisterVariables;
      const id = String(saleId);
      const facts = { frame: frameNumber, nonRetail: !useAccountData };
      sales.set(id, { id, customer, ...facts, documentNo: documentNo ?? null });
    } else if (operation === 'DeleteFrame') {
      const id = String((variables as DeleteVariables).saleId);
      if (sales.get(id)?.customer === customer) sales.delete(id);
    } else if (operation === 'CreateInspection') {
      const { input } = variables as InspectionVariables;
      const { frameNumber: frame, mechanic } = input;
      inspections.set(String(input.id), { id: String(input.id), userId, frame, mechanic, photos });
    } else if (operation === 'UpdateRecallTask') {
      const { version, state, notes, ...task } = variables as TaskVariables;
      const id = String(task.id);
      tasks.set(id, { id, version: version + 1, state, notes: notes ?? '', photos });
    }
  }
  return {
    sales: [...sales.values()].toSorted(byId),
    inspections: [...inspections.values()].toSorted(byId),
    tasks: [...tasks.values()].toSorted(byId),
  };
}

/** Returns the bike data that the server has, with the photos in the file store. */
export async function readBikes({ db, files }: SimServer): Promise<Bikes> {
  const ofInspections = await readOwnedFiles(db, photoPurposes.CreateInspection);
  const ofTasks = await readOwnedFiles(db, photoPurposes.UpdateRecallTask);
  const shown = new Map<string, string>();
  for (const { id, place } of [...ofInspections, ...ofTasks]) {
    const bytes = await files.bytes(place);
    shown.set(id, bytes ? await readPhoto(bytes) : 'nothing');
  }
  const show = (ids: readonly string[]) => ids.map((id) => shown.get(id) ?? 'unknown').toSorted();
  const inspections = (await readInspections(db)).map(({ files: named, ...inspection }) => {
    const owned = ofInspections.filter(({ owner }) => owner === inspection.id);
    // The points and the signature name exactly the files that belong to the inspection.
    const photos = named.length === owned.length ? show(named) : [`${owned.length} files`];
    return { ...inspection, photos };
  });
  const tasks = (await readTasks(db, null)).filter(({ version }) => version > 1);
  return {
    sales: await readSales(db, null),
    inspections,
    tasks: tasks
      .map((task) => ({
        ...task,
        photos: show(ofTasks.filter(({ owner }) => owner === task.id).map(({ id }) => id)),
      }))
      .toSorted(byId),
  };
}
