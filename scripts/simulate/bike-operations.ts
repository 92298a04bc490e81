import { inspectionFiles } from '#shared/inspections/inspection.rules.ts';
import { recallPhotos, recallStates } from '#shared/serials/recall-task.rules.ts';
import type {
  CreateInspectionMutationVariables,
  DeleteFrameMutationVariables,
  RegisterFrameMutationVariables,
  UpdateRecallTaskMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { SimTab } from './device.ts';
import { takePhoto } from './photo.ts';
import type { Random } from './random.ts';
import { bikes, checklist, readSales, readTasks } from './serials.store.ts';
import type { SimBlob } from './sim-blob.ts';

// The work of shops on bikes: they register sales, inspect with photos, and report on recalls with photos. Sales name
// no consumer, because encrypting one works in the background, where the simulation could not wait for it.

export type RegisterVariables = RegisterFrameMutationVariables;
export type DeleteVariables = DeleteFrameMutationVariables;
export type InspectionVariables = CreateInspectionMutationVariables;
export type TaskVariables = UpdateRecallTaskMutationVariables;

/** The purposes of the photos by operation. */
export const photoPurposes = {
  CreateInspection: inspectionFiles.purpose,
  UpdateRecallTask: recallPhotos.purpose,
};

const soldDate = '2027-02-20';

/** Registers the sale of a bike, or changes or deletes one of those the report shows. */
export async function sell(random: Random, tab: SimTab, customer: string): Promise<NewEntry[]> {
  const known = await readSales(tab.device.sim.server.db, customer);
  const old = known.length > 0 && random.chance(0.5) ? random.pick(known) : null;
  const frameNumber = old?.frame ?? random.pick(bikes);
  const nonRetail = old?.nonRetail ?? random.chance(0.6);
  const type = nonRetail ? 'nonRetail' : 'retail';
  const frame = `retail-sale/${frameNumber}`;
  const keys = [frame, `${frame}/${nonRetail ? 'non-retail' : 'retail'}`];
  if (old && random.chance(0.5)) {
    const variables: DeleteVariables = { frameNumber, type, saleId: old.id };
    return [{ operation: 'DeleteFrame', variables, keys, note: { frameNumber } }];
  }
  const variables: RegisterVariables = {
    saleId: old?.id ?? crypto.randomUUID(),
    frameNumber,
    soldDate,
    customer: null,
    useAccountData: !nonRetail,
    confirmed: ['NOT_DELIVERED_TO_YOU'],
    documentNo: `R-${random.int(0, 1e9)}`,
  };
  return [{ operation: 'RegisterFrame', variables, keys, note: { frameNumber, soldDate } }];
}

/** Whether a refused sale of a bike that is sold already shows both sides: its own day and that of the other one. */
export function showsBothSides({ failure, note }: OutboxEntry): boolean {
  const problems = (failure?.problems ?? []) as { code: string; day?: string }[];
  const earlier = problems.find(({ code }) => code === 'ALREADY_REPORTED');
  return failure?.code !== 'ALREADY_REPORTED' || Boolean(earlier?.day && note.soldDate);
}

const toBlobs = (photos: Record<string, SimBlob>) =>
  Object.fromEntries(Object.entries(photos).map(([path, photo]) => [path, photo.asBlob]));

/** A new inspection with up to three photos and the signature. */
export function inspect(random: Random, customer: string): NewEntry {
  const id = crypto.randomUUID();
  const counts = [random.int(0, 1), random.int(1, 2)];
  const input = {
    id,
    frameNumber: random.pick(bikes),
    articleCode: 'S-1',
    description: 'Simulated',
    brand: 'Simu',
    merchandise: 'CHN',
    mechanic: `Mechanic ${random.int(0, 1e9)}`,
    ...checklist,
    custCode: customer,
    inspectedOn: soldDate,
    signature: null,
    checklist: counts.map((count, at) => ({
      checklistId: at + 1,
      checked: true,
      value: '',
      photos: Array.from({ length: count }, () => null),
    })),
  };
  const paths = input.checklist.flatMap(({ photos }, at) =>
    photos.map((_, nth) => `input.checklist.${at}.photos.${nth}`),
  );
  const photos = [...paths, 'input.signature'].map((path) => [path, takePhoto(random)] as const);
  return {
    operation: 'CreateInspection',
    variables: { input },
    keys: [`inspection/${id}`],
    blobs: toBlobs(Object.fromEntries(photos)),
  };
}

/** Reports with photos on a task as the list shows it; a report that is older than another one is refused. */
export async function report(random: Random, tab: SimTab, customer: string): Promise<NewEntry> {
  const task = random.pick(await readTasks(tab.device.sim.server.db, customer));
  const photos = Array.from({ length: random.int(0, 2) }, () => takePhoto(random));
  const variables = {
    id: task.id,
    version: task.version,
    state: random.pick(recallStates.slice(1)),
    notes: `Done ${random.int(0, 1e9)}`,
    handledOn: soldDate,
    photos: photos.map(() => null),
  };
  return {
    operation: 'UpdateRecallTask',
    variables,
    keys: [`recall-task/${task.id}`],
    blobs: toBlobs(Object.fromEntries(photos.map((photo, at) => [`photos.${at}`, photo]))),
  };
}
