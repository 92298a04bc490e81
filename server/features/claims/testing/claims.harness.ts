import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Config } from '#server/config.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let pictures = 0;
export const c1 = '0002000001';

/** The fields of a claim that tests select. */
export const claimFields = `id version referenceNo status { id category } qty approvedQty isOwn waitsForMe
  frameNumber description consumer { name phone } problems { id part description notes }
  docs { docType url file { id } } additionalDocuments { id no title } isNotAWarranty reasonRejection reason
  article { code description brand }`;

const answer = `message { status } userErrors { field code } record { ${claimFields} }
  open { id referenceNo status { id } }`;

/** The problems of an answer as texts: field and code. */
export const codes = ({ userErrors }: { userErrors?: { field: string; code: string }[] }) =>
  userErrors?.map(({ field, code }) => `${field}:${code}`);

/**
 * Starts a server with statuses of claims, and who sends them: two dealers, and staff with capabilities.
 * @param config what shall differ
 */
export async function startClaims(config: Partial<Config> = {}) {
  const app = await startTestApp({ config });
  const port = await listen(app);
  const { claimStatuses, claimCapability, claimProblem } = given(app);
  await claimStatuses();
  await claimProblem({ id: 'FORK', part: 'Fork', description: 'Leaks oil' });
  for (const to of ['REVIEW', 'INFO', 'APPROVED', 'REJECTED', 'CLOSED'])
    await claimCapability({ fromStatusId: 'SUBMITTED', toStatusId: to });
  for (const from of ['APPROVED', 'REJECTED'])
    await claimCapability({ fromStatusId: from, toStatusId: 'CLOSED' });
  const [dealer, stranger, staff] = [
    await app.login('dealer1'),
    await app.login('dealer2'),
    await app.login('sales1'),
  ];

  /** Uploads a picture for a purpose. */
  async function upload(purpose = 'claims/photo', token = dealer): Promise<string> {
    pictures += 1;
    const content = await sharp({
      create: { width: 8 + pictures, height: 9, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const file = { purpose, name: 'a.png', content };
    return (await uploadWhole(port, token, file)).body.id as string;
  }

  /** The files that a claim for a bike needs. */
  const uploadNeeded = async (token = dealer) => ({
    invoice: await upload('claims/invoice', token),
    photo1: await upload('claims/photo', token),
    photo2: await upload('claims/photo', token),
    photo3: await upload('claims/photo', token),
  });

  /** A complete claim without files. */
  const toInput = (change: object = {}) => ({
    id: randomUUID(),
    custCode: c1,
    frameNumber: 'al-100',
    articleCode: 'B-4',
    qty: 1,
    purchaseDate: daysAgo(3),
    description: 'First line\nsecond, back\\slash',
    problems: [{ id: 'FORK', notes: 'left side' }],
    ...change,
  });

  type Sending = { token?: string; draft?: boolean; key?: string; kind?: 'Bike' | 'Paa' };
  async function create(change: object = {}, sending: Sending = {}) {
    const { token = dealer, draft = false, key = randomUUID(), kind = 'Bike' } = sending;
    const query = `mutation ($input: ClaimInput!, $draft: Boolean) {
      createClaim${kind}(input: $input, draft: $draft) { ${answer} } }`;
    const variables = { input: toInput(change), draft };
    const { data, errors } = await app.gql(token, query, variables, { 'idempotency-key': key });
    return { errors, ...data?.[`createClaim${kind}`] };
  }

  async function update(id: string, version: number, change: object = {}, token = dealer) {
    const query = `mutation ($id: ID!, $version: Int!, $input: ClaimInput!) {
      updateClaimBike(id: $id, version: $version, input: $input) { ${answer} } }`;
    const variables = { id, version, input: toInput({ id: undefined, ...change }) };
    return (await app.gql(token, query, variables)).data.updateClaimBike;
  }

  async function setStatus(args: object, token = staff) {
    const query = `mutation ($id: ID, $ids: [ID!], $status: ID!, $from: ID, $reason: String,
      $approvedQty: Int, $isNotAWarranty: Boolean, $photos: [ID!]) {
      updateClaimStatus(id: $id, ids: $ids, status: $status, from: $from, reason: $reason,
        approvedQty: $approvedQty, isNotAWarranty: $isNotAWarranty, photos: $photos) {
        message { status } userErrors { field code }
        results { id userErrors { field code } claim { ${claimFields} } } } }`;
    const { data, errors } = await app.gql(token, query, args);
    return { errors, ...data?.updateClaimStatus };
  }

  async function list(args: string, token = dealer): Promise<string[]> {
    const { data } = await app.gql(token, `{ claimsV3(limit: 50, ${args}) { claims { id } } }`);
    return data.claimsV3.claims.map(({ id }: { id: string }) => id);
  }

  async function read(id: string, fields = claimFields, token = dealer) {
    const query = `query ($id: ID!) { claimV2(id: $id) { ${fields} } }`;
    return (await app.gql(token, query, { id })).data.claimV2;
  }

  return {
    app,
    port,
    dealer,
    stranger,
    staff,
    upload,
    uploadNeeded,
    create,
    update,
    setStatus,
    list,
    read,
  };
}

export type Claims = Awaited<ReturnType<typeof startClaims>>;
