import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let pictures = 0;
export const c1 = '0002000001';

/** The fields of a visit that tests select. */
export const visitFields = `id version kind custCode otherMidrange otherMidrangeDescription qtyPlgGrp
  brandDisplay { id label } seriesList { id label } seriesBrand { brand series } otherSeriesList notes
  equipment { id } equipmentText photos { place takenAt file { id type } } photoCount capturedAt
  createdBy displayName mayChange isDeleted`;

const answer = `message { status } userErrors { field code } record { ${visitFields} }`;

/** The problems of an answer as texts: field and code. */
export const codes = ({ userErrors }: { userErrors?: { field: string; code: string }[] }) =>
  userErrors?.map(({ field, code }) => `${field}:${code}`);

/** Starts a server with options, and who visits: staff, and two shops. */
export async function startVisits() {
  const app = await startTestApp();
  const port = await listen(app);
  const { visitOption } = given(app);
  await visitOption({ id: 'RACK', list: 'brandDisplay' });
  await visitOption({ id: 'OTHER', list: 'brandDisplay', needsText: true });
  await visitOption({ id: 'S1', list: 'series' });
  await visitOption({ id: 'S2', list: 'series' });
  await visitOption({ id: 'TOOL', list: 'equipment' });
  await visitOption({ id: 'OTHER', list: 'equipment', needsText: true });
  await visitOption({ id: 'OLD', list: 'series', active: false });
  const [staff, dealer, stranger] = [
    await app.login('sales1'),
    await app.login('dealer1'),
    await app.login('dealer2'),
  ];

  /** Uploads a picture. */
  async function upload(token = staff, name = 'a.png', content?: Buffer): Promise<string> {
    pictures += 1;
    const size = { width: 8 + pictures, height: 9 };
    const picture = sharp({ create: { ...size, channels: 3, background: 'red' } });
    const file = {
      purpose: 'visits/photo',
      name,
      content: content ?? (await picture.png().toBuffer()),
    };
    return (await uploadWhole(port, token, file)).body.id as string;
  }

  /** A polygon visit to customer 0002000001 without photos. */
  const toInput = (change: object = {}) => ({
    id: randomUUID(),
    kind: 'polygon',
    custCode: c1,
    qtyPlgGrp: 4,
    ...change,
  });

  async function create(change: object = {}, { token = staff, key = randomUUID() } = {}) {
    const query = `mutation ($input: FormVisitInput!) { createFormVisit(input: $input) { ${answer} } }`;
    const variables = { input: toInput(change) };
    const { data, errors } = await app.gql(token, query, variables, { 'idempotency-key': key });
    return { errors, ...data?.createFormVisit };
  }

  /** Creates a visit with a photo of the shop front. */
  const createWhole = async (change: object = {}, token = staff) =>
    await create({ frontShop1: await upload(token), ...change }, { token });

  async function update(id: string, version: number, input: object = {}, token = staff) {
    const query = `mutation ($id: ID!, $version: Int!, $input: FormVisitInput!) {
      updateFormVisit(id: $id, version: $version, input: $input) { ${answer} } }`;
    return (await app.gql(token, query, { id, version, input })).data.updateFormVisit;
  }

  async function mark(name: 'deleteFormVisit' | 'restoreFormVisit', id: string, token = staff) {
    const query = `mutation ($id: ID!) { ${name}(id: $id) { ${answer} } }`;
    return (await app.gql(token, query, { id })).data[name];
  }

  async function list(args: string, token = staff): Promise<string[]> {
    const query = `{ formVisits(limit: 50, ${args}) { visits { id } } }`;
    const { data } = await app.gql(token, query);
    return data.formVisits.visits.map(({ id }: { id: string }) => id);
  }

  return { app, port, staff, dealer, stranger, upload, create, createWhole, update, mark, list };
}

export type Visits = Awaited<ReturnType<typeof startVisits>>;
