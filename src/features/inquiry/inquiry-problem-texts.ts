import { msg, plural } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

const offline = msg`You are offline. What you typed stays here; send it when you are back.`;

/** The texts of the codes at the form of the inquiry. */
export const inquiryProblemTexts: ProblemTexts = {
  OFFLINE: offline,
  BAD_LINK: ({ field }) =>
    field === 'websiteUrl'
      ? msg`Write an address such as https://shop.example`
      : msg`At most one link is possible here`,
  OPTION_GONE: msg`This is no longer offered. Choose again.`,
  UNKNOWN_COUNTRY: msg`Choose a country of the list`,
  UNKNOWN_CITY: msg`This city is in another country. Choose or type one of the chosen country.`,
  WRONG_HOST: msg`This form belongs to another portal. Load the page again.`,
  NOT_OFFERED: msg`This portal no longer takes inquiries`,
  TOO_OFTEN: ({ minutes }) =>
    minutes === undefined
      ? undefined
      : msg`${plural(minutes, {
          one: 'Please try again in # minute',
          other: 'Please try again in # minutes',
        })}`,
};
