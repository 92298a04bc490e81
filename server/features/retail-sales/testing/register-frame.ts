import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import type { TestApp } from '#server/testing/app.ts';

/** Registers a sale with everything that a device may send, and reads all that it shows. */
export const registerFrame = `mutation ($frameNumber: String!, $soldDate: Date!, $useAccountData: Boolean!,
    $customer: FrameConsumerInput, $dealer: String, $saleId: ID, $articleCode: String,
    $serials: [SerialInput!], $postalCode: String, $documentNo: String, $consent: String,
    $confirmed: [String!], $reason: String, $keepConsumer: Boolean) {
  registerFrameV4(frameNumber: $frameNumber, soldDate: $soldDate, customer: $customer,
    useAccountData: $useAccountData, dealer: $dealer, saleId: $saleId, articleCode: $articleCode,
    serials: $serials, postalCode: $postalCode, documentNo: $documentNo, consent: $consent,
    confirmed: $confirmed, reason: $reason, keepConsumer: $keepConsumer) {
    message { status } userErrors { field code day name most }
    frame { id frameNumber soldDate soldDateFormatted nonRetail status articleCode custCode
      customer { name phone email city consent } serials { kind value } warrantyUntil registerUntil
      postalCode documentNo }
  }
}`;

/** The codes of an answer's errors. */
export const codes = ({ userErrors }: { userErrors: { code: string }[] }) =>
  userErrors.map(({ code }) => code);

/** Values for the fields of a sale that a test leaves out. */
export const sale = {
  soldDate: daysAgo(1),
  useAccountData: false,
  customer: { name: 'Consumer 1' },
};

/** Registers a sale. @returns the answer, which may be a refusal */
export async function registerSale(
  app: TestApp,
  token: string,
  input: object,
  key: string = randomUUID(),
) {
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(token, registerFrame, { ...sale, ...input }, headers);
  expect(errors).toBeUndefined();
  return data.registerFrameV4;
}
