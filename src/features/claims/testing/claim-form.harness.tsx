import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { recall, shownFrame } from '#src/features/serials/testing/frames.ts';
import {
  CheckFrameDocument,
  ClaimArticlesDocument,
  ClaimBrandsDocument,
  ClaimProblemsDocument,
  ClaimsOfFrameDocument,
  type ClaimValuesFragment,
  FramesOnDeviceDocument,
} from '#src/graphql/generated/graphql.ts';
import { viewerDatabase } from '#src/offline/testing/viewer-database.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { readWaitingClaim } from '../form/capture-claim.ts';
import { Component as CreateBikeClaim } from '../form/create-bike-claim.screen.tsx';
import { Component as CreatePaaClaim } from '../form/create-paa-claim.screen.tsx';
import { Component as EditClaim } from '../form/edit-claim.screen.tsx';

let userId = 7000;
/** From now on another user is logged in. */
export function changeUser(): void {
  userId += 1;
}

const asOf = '2026-11-20T09:00:00Z';
const sold = {
  saleId: 'S1',
  soldDate: '2026-03-04',
  nonRetail: false,
  warrantyUntil: '2026-10-01',
};

/** Shows the forms of claims, with a bike in the register. */
export function show(at: string, options: ScreenOptions = {}) {
  const network = fakeNetwork()
    .answer(CheckFrameDocument, ({ search }) => ({
      framesV4: { frames: search === 'WU12345' ? [bike] : [], asOf, info: { count: 1 } },
    }))
    .answer(FramesOnDeviceDocument, {
      framesOnDevice: { frames: [], recalls: [], checklists: [], asOf },
    })
    .answer(ClaimBrandsDocument, {
      claimBrandsV2: [{ brand: 'Alto', files: [], decidedInDays: 6 }],
    })
    .answer(ClaimProblemsDocument, {
      claimProblems: [{ id: 'P1', part: 'Frame', description: 'Crack' }],
    })
    .answer(ClaimsOfFrameDocument, { claimsV3: { claims: [] } })
    .answer(ClaimArticlesDocument, {
      claimArticlesV2: { articles: [bell], info: { count: 1 } },
    });
  const routes = [
    { path: '/:locale/claim/create/bike', element: <CreateBikeClaim /> },
    { path: '/:locale/claim/create/paa', element: <CreatePaaClaim /> },
    { path: '/:locale/claim/:id/edit', element: <EditClaim /> },
    { path: '/:locale/claim', element: <p>The list</p> },
    { path: '/:locale/claim/:id', element: <p>The detail</p> },
  ];
  return renderScreen(routes, {
    at,
    now: asOf,
    host: { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC', ...options.host },
    user: { id: String(userId), scopes: ['page.claim', 'page.customer-sales-report'] },
    customer: { unified: 'C1', name: 'Velo Works' },
    network,
  });
}

const bike = shownFrame({
  frameNumber: 'WU-12345',
  serials: [{ kind: 'FrameNumber', value: 'WU-12345', articleCode: 'B-4', passportUrl: null }],
  recalls: [recall()],
  sold,
});
const bell = {
  code: null,
  codeDisplay: null,
  description: 'Old bell',
  brand: 'Alto',
  merchandise: 'BELL',
  hasSerial: false,
  doNo: null,
  deliveredOn: null,
};
export const nonCode = { claimNonCode: true, claimAllowNonCode: true };

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
const attach = async (label: RegExp, name: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [picture(name)] } });
  await screen.findByText(`${name}.png`);
};
/** Puts a photo into each of some places. */
export const attachAll = async (names: readonly string[]) => {
  const labels: Record<string, RegExp> = {
    invoice: /^Invoice/,
    full: /^Full bike or article/,
    serial: /^Serial number/,
    issue: /^Issue, photo 1/,
  };
  for (const name of names) await attach(labels[name] as RegExp, name);
};
export const readOutbox = () => viewerDatabase().outbox.toArray();
/** Waits for the one captured claim. */
export const readInput = async () => {
  await waitFor(async () => expect(await readOutbox()).toHaveLength(1));
  const [entry] = await readOutbox();
  const waiting = await readWaitingClaim(entry?.id ?? '');
  return { entry: entry as NonNullable<typeof entry>, input: waiting?.input };
};
export const frameField = () => screen.findByLabelText(/^Frame number/);

/** Adds a problem and says what happened. */
export async function describe(
  { user }: ReturnType<typeof show>,
  text = 'It cracked\nat C:\\weld',
) {
  await user.click(screen.getByRole('button', { name: 'Add a problem' }));
  fillField(screen.getByLabelText(/^What happened/), text);
}

/** A claim to change. */
export const stored: ClaimValuesFragment = {
  id: 'K1',
  productCategory: 'Bike',
  custCode: 'C1',
  custName: 'Velo Works',
  status: { id: 'DRAFT', category: 'draft' },
  isOwn: true,
  frameNumber: 'WU-12345',
  qty: 1,
  description: '',
  brandName: 'Alto',
  dealerNo: '',
  article: {
    code: 'B-4',
    codeDisplay: 'B 4',
    description: 'Trail 500',
    brand: 'Alto',
    merchandise: 'MTB',
  },
  doNo: null,
  purchaseDate: null,
  consumer: { name: '', phone: '', city: '', address: '', email: '' },
  problems: [],
  docs: [
    { docType: 'photo1', file: { id: 'F1', name: 'full.pdf', bytes: 9, type: 'application/pdf' } },
  ],
  additionalDocuments: [],
  version: 3,
};
