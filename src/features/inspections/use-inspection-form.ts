import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { inspectionFields } from '#shared/inspections/inspection.fields.ts';
import { emptyValues, getLimit } from '#shared/record-fields.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { captureInspection } from './capture-inspection.ts';
import {
  draftFields,
  type InspectionValues,
  inspectionSchema,
  toInspectionValues,
  unmarked,
} from './inspection-values.ts';
import { inspectionQueries, type ShownInspection } from './inspections.queries.ts';
import { useScannedFrame } from './use-inspected-frame.ts';

/** A new inspection by the mechanic who made the last one on this device. */
function useBlank(): InspectionValues {
  const { customer } = useSession();
  const inspectedOn = useToday();
  const mechanic = useKeptMechanic().read() ?? '';
  return {
    ...emptyValues(inspectionFields),
    modelYear: '',
    mechanic,
    inspectedOn,
    list: null,
    customer: customer && { code: customer.unified, name: customer.name },
    marks: {},
    photos: {},
    signature: [],
  };
}

function useKeptMechanic() {
  const { id } = useSession().user;
  return useMemo(() => keptInput(id, 'draft', 'inspections.mechanic', v.string()), [id]);
}

/** The form of an inspection. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useInspectionForm(stored: ShownInspection | null): EntityForm<InspectionValues> {
  const { t } = useLingui();
  const { user } = useSession();
  const online = useOnline();
  const mechanic = useKeptMechanic();
  const today = useToday();
  const saved = online
    ? t`The inspection is saved.`
    : t`The inspection is saved on this device. It is sent when you are online.`;
  const form = useRecordForm<InspectionValues, ShownInspection>({
    feature: 'inspections',
    schema: inspectionSchema(today),
    edited: stored,
    begin: useBlank(),
    toValues: toInspectionValues,
    enqueue: captureInspection,
    draft: stored ? null : { userId: user.id, name: 'inspections.new' },
    draftFields,
    getLimit: (field) => getLimit(inspectionFields, field) ?? limits.text,
    success: { created: saved, changed: saved },
    onSaved: ({ mechanic: name }) => {
      try {
        mechanic.keep(name);
      } catch {
        // It is typed again next time.
      }
    },
    back: paths.inspections(),
  });
  useScannedFrame(form);
  useChecklist(form, stored);
  return form;
}

/** Puts the list for the brand and merchandise of a bike into its form; a stored inspection keeps its own. */
function useChecklist(form: EntityForm<InspectionValues>, stored: ShownInspection | null): void {
  const { brand, merchandise, list, marks } = form.values;
  const bike = useDebounced(`${brand.trim()}\n${merchandise.trim()}`, 300);
  const [ofBrand = '', ofMerchandise = ''] = bike.split('\n');
  const isOther = stored === null || brand !== stored.brand || merchandise !== stored.merchandise;
  const { data: found } = useQuery({
    ...inspectionQueries.checklist(ofBrand, ofMerchandise),
    enabled: isOther && ofBrand !== '' && ofMerchandise !== '',
  });
  useEffect(() => {
    if (!isOther || found === undefined) return;
    if (found?.list === list?.list && found?.version === list?.version) return;
    form.set('list', found);
    const points = found?.points ?? [];
    const same = found?.list === list?.list;
    form.set(
      'marks',
      Object.fromEntries(
        points.map(({ checklistId }) => [
          checklistId,
          (same ? marks[checklistId] : null) ?? unmarked,
        ]),
      ),
    );
  }, [found, isOther, list, marks, form]);
}
