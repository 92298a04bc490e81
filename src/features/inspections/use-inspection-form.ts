import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { keptDraft, keptInput } from '#src/lib/input/kept-input.ts';
import { captureInspection, captureInspectionChange } from './capture-inspection.ts';
import {
  draftFields,
  type InspectionValues,
  inspectionSchema,
  toInspectionValues,
  unmarked,
} from './inspection-values.ts';
import { inspectionQueries, type ShownInspection } from './inspections.queries.ts';
import { useScannedFrame } from './use-inspected-frame.ts';

const kept = v.record(v.string(), v.unknown()) as v.GenericSchema<
  unknown,
  Partial<InspectionValues>
>;

/** A new inspection by the mechanic who made the last one on this device. */
function useBlank(): InspectionValues {
  const { customer } = useSession();
  const inspectedOn = useToday();
  const mechanic = useKeptMechanic().read() ?? '';
  return {
    frameNumber: '',
    articleCode: '',
    description: '',
    brand: '',
    merchandise: '',
    model: '',
    series: '',
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
  const navigate = useLocaleNavigate();
  const online = useOnline();
  const mechanic = useKeptMechanic();
  const blank = useBlank();
  const today = useToday();
  const draft = useMemo(() => keptDraft(user.id, 'inspections.new', kept), [user.id]);
  const form = useEntityForm<InspectionValues>({
    schema: inspectionSchema(today),
    values: stored ? toInspectionValues(stored) : blank,
    ...(stored ? { version: stored.version } : { draft: { fields: draftFields, kept: draft } }),
    mode: {
      kind: 'outbox',
      enqueue: async (values, captured, since) => {
        if (stored) await captureInspectionChange(stored, values, captured, since);
        else await captureInspection(values, captured);
      },
    },
    getLimit: () => limits.text,
    success: online
      ? t`The inspection is saved.`
      : t`The inspection is saved on this device. It is sent when you are online.`,
    onSaved: async ({ mechanic: name }) => {
      try {
        mechanic.keep(name);
      } catch {
        // It is typed again next time.
      }
      await navigate(paths.inspections());
    },
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
