import { useEffect, useRef, useState } from 'react';
import {
  findInquiryProblems,
  getInquiryLimit,
  type InquiryField,
  type InquiryValues,
  leastTypingMs,
  otherChoice,
} from '#shared/inquiry/inquiry.rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useCities } from '#src/features/countries/countries.public.ts';
import { CreateCustomerInquiryDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { inquiryProblemTexts } from './inquiry-problem-texts.ts';
import { keptInquiry } from './kept-inquiry.ts';

/** The values of a new form. A host without a list has nothing to choose from but own words. */
function useFirstValues(): InquiryValues {
  const { countryId, inquiryReasons, inquiryGoals } = useHostConfig();
  return {
    reason: inquiryReasons.length > 0 ? '' : otherChoice,
    otherReason: '',
    goal: inquiryGoals.length > 0 ? '' : otherChoice,
    otherGoal: '',
    custName: '',
    custAddress: '',
    custPostalCode: '',
    custCity: '',
    custState: '',
    custCountry: countryId,
    custEmail: '',
    custPhone: '',
    websiteUrl: '',
  };
}

/** Blanks around a text are no part of it; what is blank alone stays, so that its rule can say so (M007). */
const trimmed = (values: InquiryValues): InquiryValues => ({
  ...values,
  custEmail: values.custEmail.trim(),
  custPhone: values.custPhone.trim(),
});

/**
 * The state of the public inquiry. It is no `useEntityForm`: strangers load this page first, and the library of forms
 * would be half of its code (decision 039).
 * @param onSent called once the server has it
 */
export function useInquiryForm(onSent: () => void) {
  const host = useHostConfig();
  const first = useFirstValues();
  const [values, setValues] = useState<InquiryValues>(() => ({ ...first, ...keptInquiry.read() }));
  const [subject, setSubject] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [waiting, setWaiting] = useState(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const problemText = useProblemText(inquiryProblemTexts);
  const action = useAction(CreateCustomerInquiryDocument, { ownFailure: true, isPublic: true });
  const cities = useCities(values.custCity, { countryId: values.custCountry, isPublic: true });

  const set = (changed: Partial<InquiryValues>) => {
    const next = { ...values, ...changed };
    keptInquiry.keep(next);
    setValues(next);
    setProblems(problems.filter(({ field = '' }) => !(field in changed)));
  };
  const setCity = (custCity: string) => {
    const state = findCity(cities, custCity, values.custState)?.state;
    set({ custCity, ...(state && { custState: state }) });
  };

  const show = (found: readonly Problem[]) => {
    setProblems(
      found.map((one) => ({ ...one, field: one.field && one.field in values ? one.field : '' })),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
    fields.find(({ name }) => found.some(({ field }) => field === name))?.focus();
  };
  const submit = async () => {
    const sent = trimmed(values);
    const broken = findInquiryProblems(sent, host);
    if (broken.length > 0)
      return show(
        broken.map((one) => {
          const limit = getInquiryLimit(one.field);
          return limit === undefined ? one : { ...one, limit };
        }),
      );
    setProblems([]);
    setWaiting(true);
    const typedMs = await waitForLeastTime(openedAt.current);
    const cityId = findCity(cities, sent.custCity, sent.custState)?.id;
    const result = await action.run({
      ...sent,
      host: host.host,
      typedMs,
      ...(cityId && { cityId }),
      ...(subject && { subject }),
    });
    setWaiting(false);
    if (result.kind !== 'done') return show(result.problems);
    keptInquiry.forget();
    onSent();
  };

  return {
    values,
    set,
    setCity,
    cities,
    subject,
    setSubject,
    busy: waiting,
    submit,
    /** The problem of a field in words; of the form as a whole with ''. */
    getProblem: (name: InquiryField | '') => {
      const problem = problems.find(({ field = '' }) => field === name);
      return problem ? problemText(problem) : null;
    },
  };
}

export type InquiryForm = ReturnType<typeof useInquiryForm>;

/** The city of the list that is meant: of several with the name the one in the state. */
function findCity<C extends { description: string; state: string }>(
  cities: readonly C[],
  name: string,
  state: string,
): C | undefined {
  const alike = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase();
  const named = cities.filter(({ description }) => alike(description, name));
  return named.length > 1 ? named.find((city) => alike(city.state, state)) : named[0];
}

/**
 * A browser may have filled in everything at once, which the server would take for a program: then the form waits.
 * @returns the milliseconds since it was opened
 */
async function waitForLeastTime(openedAt: number): Promise<number> {
  const passed = performance.now() - openedAt;
  if (passed < leastTypingMs)
    await new Promise((resolve) => setTimeout(resolve, leastTypingMs - passed + 50));
  return Math.round(performance.now() - openedAt);
}
