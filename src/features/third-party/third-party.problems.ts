import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a third-party order, a change of its state or a row of a vendor's file was not taken. */
export const thirdPartyProblems = registerProblemTexts({
  NOT_ORDERABLE: msg`The vendor no longer sells this article.`,
  VENDOR_GONE: msg`This vendor is no longer here.`,
  TWICE_IN_CART: msg`The article is in the cart twice.`,
  SHIPMENT_MISSING: msg`Choose where it goes to, or where you collect it.`,
  SHIPTO_INVALID: msg`This address no longer exists. Choose another one.`,
  DAY_NOT_ALLOWED: msg`Choose a day from tomorrow on, within a year.`,
  NOTHING_TO_ORDER: msg`The cart is empty`,
  STATUS_MOVED: msg`Someone else has changed this item. Its present state is shown here.`,
  STATUS_NOT_ALLOWED: msg`The item cannot get this state any more.`,
  NOT_YOUR_VENDOR: msg`You no longer act for this vendor.`,
  NOT_A_NUMBER: msg`Write a number.`,
  TOO_MANY_DECIMALS: msg`The price has more decimals than the currency.`,
  OUT_OF_RANGE: msg`This number is too small or too large.`,
  BAD_IMAGE: msg`This is not the address of a public picture. It begins with https://.`,
});
