import { useLingui } from '@lingui/react/macro';
import type { ClaimPlace } from '#shared/claims/claim-files.rules.ts';

/** The labels of a claim's files by their places (E640 to E653). */
export function useClaimFileLabels(): Readonly<Record<ClaimPlace, string>> {
  const { t } = useLingui();
  return {
    invoice: t`Invoice`,
    idCard: t`ID card`,
    photo1: t`Full bike or article`,
    photo2: t`Serial number`,
    photo3: t({ message: 'Issue, photo 1', context: 'claim' }),
    photo4: t({ message: 'Issue, photo 2', context: 'claim' }),
    photo5: t({ message: 'Issue, photo 3', context: 'claim' }),
    photo6: t({ message: 'Issue, photo 4', context: 'claim' }),
    video: t`Video`,
    additionalDoc1: t`Additional document 1`,
    additionalDoc2: t`Additional document 2`,
    additionalDoc3: t`Additional document 3`,
    additionalDoc4: t`Additional document 4`,
    additionalDoc5: t`Additional document 5`,
  };
}

/** The labels of a claim's fields, for form, detail and history. */
export function useClaimLabels() {
  const { t } = useLingui();
  return {
    customer: t`Customer`,
    frameNumber: t`Frame number`,
    articleCode: t`Article`,
    articleDescription: t`Description of the article`,
    brandName: t`Brand`,
    doNo: t`Delivery`,
    qty: t`Quantity`,
    purchaseDate: t({ message: 'Purchased on', context: 'claim' }),
    description: t({ message: 'What happened', context: 'claim' }),
    dealerNo: t`Your own number`,
    problems: t`Problems`,
    name: t`Name`,
    phone: t`Phone`,
    city: t`City`,
    address: t`Address`,
    email: t`E-mail`,
  } as const;
}
