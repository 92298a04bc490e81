import { expect, test } from 'vitest';
import { claimText, manyClaimsTitle } from './claim.texts.ts';

const news = { referenceNo: 'C1', article: 'Trail 500', qty: 1_200, approvedQty: 1_100 };

test.each([
  ['en-us', 'Claim C1 is approved for 1,100 of 1,200 pieces: Trail 500'],
  ['de', 'Reklamation C1 ist für 1.100 von 1.200 Stück anerkannt: Trail 500'],
  ['fr', 'La réclamation C1 est acceptée pour 1 100 pièces sur 1 200 : Trail 500'],
  ['id-id', 'Klaim C1 disetujui untuk 1.100 dari 1.200 buah: Trail 500'],
  ['ms-my', 'Tuntutan C1 diluluskan untuk 1,100 daripada 1,200 unit: Trail 500'],
] as const)('says in %s how many pieces were approved', (locale, body) => {
  const said = claimText(locale, { event: 'partly', ...news }).body;
  expect(said.replace(/\u202f|\u00a0/g, ' ')).toBe(body);
});

test.each([
  ['en-us', 'News of 1,200 claims'],
  ['de', 'Neues zu 1.200 Reklamationen'],
  ['fr', 'Du nouveau pour 1 200 réclamations'],
  ['id-id', 'Kabar terbaru untuk 1.200 klaim'],
  ['ms-my', 'Berita terkini bagi 1,200 tuntutan'],
] as const)('says in %s how many claims have news', (locale, title) => {
  const said = manyClaimsTitle(locale, 1_200);
  expect(said.replace(/\u202f|\u00a0/g, ' ')).toBe(title);
});
