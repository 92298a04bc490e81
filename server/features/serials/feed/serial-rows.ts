import type { FileRun, Row, Tell } from '#server/feeds/feed-file.ts';
import { getSerialForms } from '#server/feeds/serial-cells.ts';
import { getRecallPrefix } from '#shared/serials/recall-frames.ts';
import { createTasksOfFrames, createTasksOfRecalls } from '../recalls/recall-tasks.store.ts';

/** Fills in the forms in which a number is compared. */
export function addForms(row: Row): void {
  const { normal, folded } = getSerialForms(row.value);
  row.normal = normal;
  row.folded = folded;
}

/** A part may belong to a bike, a bike to nothing; nothing is delivered before it was made. */
export function checkSerial(row: Row, tell: Tell): void {
  addForms(row);
  if (row.kind === 'FrameNumber' && row.bike)
    tell('bike', 'NOT_ALLOWED', 'a frame number belongs to no other bike');
  if (row.delivered_on && row.produced_on && String(row.delivered_on) < String(row.produced_on))
    tell('deliveredOn', 'OUT_OF_RANGE', `${row.delivered_on} is before producedOn`);
}

/** A number alone is a range of one; the ends of a range have one length and the right order. */
export function checkRange(row: Row, tell: Tell): void {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const [serialFrom, productionCode] = [text(row.serial_from), text(row.production_code)];
  row.serial_to ??= row.serial_from;
  const serialTo = text(row.serial_to);
  if (serialTo !== null && serialFrom === null) {
    if (row.serial_from === null) tell('serialFrom', 'REQUIRED', 'must not be empty with serialTo');
  } else if (serialFrom !== null && serialTo !== null) {
    if (serialFrom.length !== serialTo.length)
      tell('serialTo', 'OUT_OF_RANGE', `${serialTo} has another length than serialFrom`);
    else if (serialTo < serialFrom)
      tell('serialTo', 'OUT_OF_RANGE', `${serialTo} is before serialFrom`);
  } else if (row.article === null && row.serial_from === null && productionCode === null)
    tell('article', 'REQUIRED', 'article, serialFrom or productionCode is needed');
  row.prefix = getRecallPrefix({ serialFrom, serialTo, productionCode });
}

/** Creates the tasks of recalls that became active again. */
export async function createRecallTasks(rows: Row[], { db }: FileRun): Promise<void> {
  const active = rows.filter((row) => row.active === true);
  await createTasksOfRecalls(
    db,
    active.map(({ sorg, id }) => ({ sorg: String(sorg), recall: String(id), no: null })),
  );
}

/** Creates the tasks of the frames that match parts of recalls. */
export async function createPartTasks(rows: Row[], { db }: FileRun): Promise<void> {
  await createTasksOfRecalls(
    db,
    rows.map(({ sorg, recall, no }) => ({
      sorg: String(sorg),
      recall: String(recall),
      no: Number(no),
    })),
  );
}

/** Creates the tasks for delivered bikes that a recall concerns already. */
export async function createDeliveryTasks(rows: Row[], { db }: FileRun): Promise<void> {
  const frames = rows.filter(({ kind, customer }) => kind === 'FrameNumber' && customer);
  await createTasksOfFrames(
    db,
    frames.map(({ sorg, article, value, normal, customer }) => ({
      sorg: String(sorg),
      article: String(article),
      number: String(value),
      normal: String(normal),
      customer: String(customer),
    })),
  );
}
