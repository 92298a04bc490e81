import { expect, test } from 'vitest';
import type { ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import { claimValues, photoFile } from '../testing/claim-values.ts';
import { toClaimEntry } from './capture-claim.ts';
import { fromClaimInput, toClaimInput, toClaimValues, toCopy } from './claim-values.ts';

const stored = (id: string) => ({ id, name: `${id}.jpg`, bytes: 9, type: 'image/jpeg' });
const claim: ClaimValuesFragment = {
  id: 'K1',
  productCategory: 'Bike',
  custCode: 'C1',
  custName: 'Velo Works',
  status: { id: 'INFO', category: 'waiting' },
  isOwn: true,
  frameNumber: 'WU-1',
  qty: 1,
  description: 'It cracked',
  brandName: 'Alto',
  dealerNo: '77',
  article: {
    code: 'B-4',
    codeDisplay: 'B 4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
  },
  doNo: 'DO-1',
  purchaseDate: '2026-11-01',
  consumer: { name: 'Ann', phone: '', city: '', address: '', email: '' },
  problems: [{ id: 'P1', part: 'Frame', description: 'Crack', notes: 'left' }],
  docs: [
    { docType: 'invoice', file: stored('F1') },
    { docType: 'photo1', file: stored('F2') },
    { docType: 'video', file: stored('F3') },
  ],
  additionalDocuments: [{ no: 2, file: stored('F4') }],
  version: 3,
};

test('sends new files by their places and keeps the others', () => {
  const { photo1: _, ...values } = toClaimValues(claim);
  const photo = photoFile('photo2');
  const changed = { ...values, photo1: [], photo2: [photo] };
  const { input, blobs } = toClaimInput('Bike', changed, ['invoice', 'photo1', 'additionalDoc2']);
  // A file that is left out stays, null removes it or is the place of a new one.
  expect(input).not.toHaveProperty('invoice');
  expect(input).not.toHaveProperty('additionalDoc2');
  expect(input).toMatchObject({ photo1: null, photo2: null });
  expect(blobs).toEqual({ 'input.photo2': photo });
});

test('sends description and brand only without a code', () => {
  const known = toClaimInput('PAA', claimValues()).input;
  expect(known).not.toHaveProperty('brandName');
  const { input } = toClaimInput('PAA', claimValues({ articleCode: ' ' }));
  expect(input).toMatchObject({
    articleCode: null,
    articleDescription: 'Trail 500',
    brandName: 'Alto',
  });
});

test('sends no consumer where nothing of the consumer is filled in', () => {
  expect(toClaimInput('Bike', claimValues({ name: ' ' })).input.consumer).toBeNull();
});

test('copies all but files, serial number and own number', () => {
  const copy = toCopy(claim);
  expect(copy).toMatchObject({ articleCode: 'B-4', name: 'Ann', frameNumber: '', dealerNo: '' });
  expect([copy.invoice, copy.photo1, copy.additionalDoc2]).toEqual([[], [], []]);
});

test('opens a waiting claim with what was entered', () => {
  const values = claimValues({ name: 'Ann', idCard: [photoFile('card')], isDraft: true });
  const send = { id: 'K1', kind: 'Bike', version: null, had: [] } as const;
  const { variables, blobs = {}, note = {} } = toClaimEntry(send, values, 'D1');
  const { input } = variables as { input: Parameters<typeof fromClaimInput>[0] };
  const begin = claimValues({ problems: [], invoice: [], photo1: [], photo2: [], photo3: [] });
  expect(fromClaimInput(input, blobs, note, begin)).toEqual(values);
});
