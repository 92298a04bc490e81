import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import type { Path } from 'react-hook-form';
import { limits } from '#shared/validation/limits.ts';
import { type VisitPhotoPlace, visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { visitPhotos } from '#shared/visits/visit-values.rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { toKeptFileDraft } from '#src/crud/form/kept-file-draft.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { FileDraft } from '#src/offline/file-draft.ts';
import { loadVisitDevice } from '../load-visit-device.ts';
import { useVisitBasis } from '../use-visit-basis.ts';
import type { VisitBasis, VisitCustomer, VisitOption } from '../visit-basis.ts';
import type { VisitToSend } from './capture-visit.ts';
import { keepPhoto } from './keep-photo.ts';
import { fillAnswers, findChangedAnswers } from './last-visit.ts';
import { listChosenKeys, visitSchema } from './visit-form.rules.ts';
import { type AnswerValues, toAnswerValues, type VisitValues } from './visit-values.ts';

export interface VisitFormOptions {
  visit: VisitToSend;
  values: VisitValues;
  draft: FileDraft;
  /** The waiting entry that was opened, and when its visit was saved first. */
  replaces: { id: string; capturedAt: Date } | null;
  onSaved: () => void;
}

export interface VisitForm extends EntityForm<VisitValues> {
  isChange: boolean;
  /** The customers, last visits and options on this device; undefined as long as there are none. */
  basis: VisitBasis | undefined;
  /** Why they are not there. */
  basisError: unknown;
  /** The customer's last visit, whose answers were filled in; null where there is none. */
  last: AnswerValues | null;
  lastVisitedAt: string | null;
  /** The answers that differ from those of the last visit. */
  changedAnswers: ReadonlySet<keyof AnswerValues>;
  chooseCustomer: (customer: VisitCustomer | null) => void;
  /** Keeps a photo on the device as soon as it is taken. */
  keepPhoto: (place: VisitPhotoPlace, photo: File) => Promise<File>;
}

const texts = {
  BAD_QUANTITY: msg`Write a whole number from 0 to 99,999.`,
};

const draftFields = (values: VisitValues) => Object.keys(values) as Path<VisitValues>[];

/** The answers of the last visit, without options that are no longer offered. */
function toLastAnswers(
  customer: VisitCustomer | undefined,
  { options }: VisitBasis,
): AnswerValues | null {
  if (!customer?.lastVisit) return null;
  const answers = toAnswerValues(customer.lastVisit);
  const keepOffered = (list: VisitOption['list'], chosen: readonly string[]) =>
    chosen.filter((id) => options.some((option) => option.list === list && option.id === id));
  const [brandDisplay = ''] = keepOffered('brandDisplay', [answers.brandDisplay]);
  return {
    ...answers,
    brandDisplay,
    seriesList: keepOffered('series', answers.seriesList),
    equipment: keepOffered('equipment', answers.equipment),
  };
}

/** The form of a visit. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useVisitForm(options: VisitFormOptions): VisitForm {
  const { visit, values, draft, replaces, onSaved } = options;
  const { t } = useLingui();
  const online = useOnline();
  const { data: basis, error } = useVisitBasis(visit.kind);
  const isChange = visit.version !== null;
  const present = isChange ? listChosenKeys(values) : [];
  const kept = useMemo(() => toKeptFileDraft(draft, values, visitPhotoPlaces), [draft, values]);
  const form = useEntityForm<VisitValues>({
    schema: visitSchema(basis?.options ?? [], present),
    values,
    draft: { fields: draftFields(values), kept },
    mode: {
      kind: 'outbox',
      enqueue: async (entered, id) => {
        const { captureVisit } = await loadVisitDevice();
        await captureVisit(visit, entered, id, replaces);
      },
    },
    texts,
    getLimit: (field) => (field === 'notes' ? limits.longText : limits.text),
    success: online
      ? t`The visit is saved and is being sent.`
      : t`Saved on this device. The visit is sent when you are online.`,
    onSaved,
  });
  const findLast = (code: string | undefined) => {
    const customer = basis?.customers.find(({ custCode }) => custCode === code);
    return { customer, answers: basis ? toLastAnswers(customer, basis) : null };
  };
  const chosen = findLast(form.values.customer?.code);
  const last = isChange ? null : chosen.answers;
  const chooseCustomer = (customer: VisitCustomer | null) => {
    const next = findLast(customer?.custCode).answers;
    const filled = fillAnswers(form.methods.getValues(), last, next);
    form.set('customer', customer && { code: customer.custCode, name: customer.name });
    for (const [name, value] of Object.entries(filled))
      form.set(name as keyof AnswerValues, value as never);
  };
  return {
    ...form,
    isChange,
    basis,
    basisError: basis ? null : error,
    last,
    lastVisitedAt: isChange ? null : (chosen.customer?.visitedAt ?? null),
    changedAnswers: findChangedAnswers(form.values, last),
    chooseCustomer,
    keepPhoto: (place, photo) => keepPhoto(draft, place, photo, visitPhotos.maxBytes),
  };
}

/** Chooses the only customer of a dealer, who has no choice. */
export function useOnlyCustomer({ basis, isChange, values, chooseCustomer }: VisitForm): void {
  const [only, ...others] = basis?.customers ?? [];
  const isDue = !isChange && values.customer === null && only !== undefined && others.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known
  useEffect(() => {
    if (isDue) chooseCustomer(only);
  }, [isDue]);
}
