import type { ClaimPlace } from '#shared/claims/claim-files.rules.ts';
import type { ClaimContext } from '../form/claim-form.rules.ts';
import { type ClaimValues, emptyClaim } from '../form/claim-values.ts';

export const photoFile = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

/** A bike claim that can be sent, for tests. */
export const claimValues = (change: Partial<ClaimValues> = {}): ClaimValues => ({
  ...emptyClaim({ code: 'C1', name: 'Velo Works' }),
  frameNumber: 'WU-1',
  articleCode: 'B-4',
  articleDescription: 'Trail 500',
  brandName: 'Alto',
  merchandise: 'MTB',
  doNo: 'DO-1',
  purchaseDate: '2026-11-01',
  description: 'It cracked\nat C:\\weld',
  problems: [{ id: 'P1', part: 'Frame', description: 'Crack', notes: '' }],
  ...(Object.fromEntries(
    ['invoice', 'photo1', 'photo2', 'photo3'].map((place) => [place, [photoFile(place)]]),
  ) as Partial<Record<ClaimPlace, File[]>>),
  ...change,
});

/** The context of the rules on a host with the usual settings. */
export const claimContext = (change: Partial<ClaimContext> = {}): ClaimContext => ({
  kind: 'Bike',
  today: '2026-11-20',
  host: {
    claimNonCode: false,
    claimAllowNonCode: false,
    claimProblemRequired: true,
    claimIdCard: 'required',
  },
  brands: [],
  ...change,
});
