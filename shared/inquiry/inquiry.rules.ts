import * as v from 'valibot';
import type { HostConfig } from '../host-config.ts';
import type { Language } from '../locales.ts';
import { limits } from '../validation/limits.ts';
import { atMost, checkedBy, email, notEmpty, phone, required } from '../validation/rules.ts';

/** The values of an inquiry as they are typed (E836 to E846). */
export interface InquiryValues {
  /** The id of one of the host's reasons, or `other`. */
  reason: string;
  otherReason: string;
  goal: string;
  otherGoal: string;
  custName: string;
  custAddress: string;
  custPostalCode: string;
  custCity: string;
  custState: string;
  /** ISO 3166 alpha-2. */
  custCountry: string;
  custEmail: string;
  custPhone: string;
  websiteUrl: string;
}

export type InquiryField = keyof InquiryValues;

/** The choice that is described in own words (N130). */
export const otherChoice = 'other';

/** The least time in which a person fills in the form, in ms; what is sent sooner comes from a program (N131). */
export const leastTypingMs = 3_000;

const most = {
  custName: limits.text,
  custAddress: limits.text,
  custCity: 100,
  custState: 100,
  custPostalCode: 20,
  otherReason: 500,
  otherGoal: 500,
  websiteUrl: limits.text,
} as const;

/** The most characters of a field; undefined where another rule limits it. */
export const getInquiryLimit = (field: string): number | undefined =>
  (most as Record<string, number>)[field];

/** One link may be part of a name or a sentence; more are advertising. */
const fewLinks = checkedBy((value) =>
  (value.match(/https?:\/\/|www\./gi) ?? []).length > 1 ? 'BAD_LINK' : null,
);

const line = (length: number) => v.pipe(v.string(), required, notEmpty, atMost(length), fewLinks);

const choice = (options: readonly { id: string }[]) =>
  v.pipe(
    v.string(),
    required,
    checkedBy((id) =>
      id === '' || id === otherChoice || options.some((option) => option.id === id)
        ? null
        : 'OPTION_GONE',
    ),
  );

type Host = Pick<HostConfig, 'inquiryReasons' | 'inquiryGoals'>;

/** The rule of each field (B172, B276, M006, M007, M010, M012). */
const rulesOf = ({ inquiryReasons, inquiryGoals }: Host) =>
  ({
    reason: choice(inquiryReasons),
    otherReason: line(most.otherReason),
    goal: choice(inquiryGoals),
    otherGoal: line(most.otherGoal),
    custName: line(most.custName),
    custAddress: line(most.custAddress),
    custPostalCode: v.pipe(v.string(), atMost(most.custPostalCode), fewLinks),
    custCity: line(most.custCity),
    custState: line(most.custState),
    custCountry: v.pipe(v.string(), required),
    custEmail: v.pipe(v.string(), required, notEmpty, email),
    custPhone: v.pipe(v.string(), required, notEmpty, phone),
    websiteUrl: v.pipe(
      v.string(),
      atMost(most.websiteUrl),
      checkedBy((typed) => (readWebsite(typed) === null ? 'BAD_LINK' : null)),
    ),
  }) satisfies Record<InquiryField, v.GenericSchema<string>>;

/** A field with the code of what is wrong with it. */
export interface InquiryProblem {
  field: InquiryField;
  code: string;
}

/** Finds the problems of an inquiry in the order of its fields; own words count only where `other` is chosen. */
export function findInquiryProblems(values: InquiryValues, host: Host): InquiryProblem[] {
  const rules = rulesOf(host);
  const isAsked = (field: InquiryField) =>
    (field !== 'otherReason' || values.reason === otherChoice) &&
    (field !== 'otherGoal' || values.goal === otherChoice);
  return (Object.keys(rules) as InquiryField[]).filter(isAsked).flatMap((field) => {
    const read = v.safeParse(rules[field], values[field]);
    return read.success ? [] : [{ field, code: read.issues[0].message }];
  });
}

/**
 * Reads the address of a website; one without a scheme is of https.
 * @returns '' for nothing typed, null for what is no address of http or https
 */
export function readWebsite(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.hostname.includes('.') ? url.href : null;
}

/** A text of the host in the reader's language, else in English, else in any. */
export function textIn(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}

/** A chosen reason or goal in words; one that the host no longer has stays its id. */
export function choiceText(
  choices: HostConfig['inquiryReasons'],
  chosen: { id: string; other: string },
  language: Language,
): string {
  if (chosen.id === otherChoice) return chosen.other;
  const choice = choices.find(({ id }) => id === chosen.id);
  return choice ? textIn(choice.text, language) : chosen.id;
}
