import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { languageOf } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import { type ActionResult, refusedHere, useAction } from '#src/crud/action/use-action.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { someValues } from '#src/crud/form/use-record-form.ts';
import { itemProblems } from '#src/features/content/content-writing.public.ts';
import {
  CreateMarketingMaterialsDocument,
  type CreateMarketingMaterialsMutation,
} from '#src/graphql/generated/graphql.ts';
import { useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { invalidatedByMaterial } from '../write/write-material.queries.ts';
import type { BulkFile } from './bulk-file.ts';
import { findTextErrors, splitProblems } from './bulk-files.rules.ts';
import type { BulkUpload } from './bulk-upload.ts';
import { type BulkValues, bulkSchema, toBulkInput } from './bulk-values.ts';

type Answer = CreateMarketingMaterialsMutation['createMarketingMaterials'];

const texts = {
  ...itemProblems,
  'marketingMaterialCategoryId.UNKNOWN_CATEGORY': msg`There is no such category any more`,
  FILES_REFUSED: msg`Some files need a change. They are marked in the list.`,
};
const filesRefused = { code: 'FILES_REFUSED' };

const names: readonly Path<BulkValues>[] = [
  'marketingMaterialCategoryId',
  'contentTargetMarkets',
  'language',
  'layout',
  'tags',
];

interface Options {
  bulk: BulkUpload;
  /** The files that become materials, in their order. */
  files: readonly BulkFile[];
  /** Whether the place is removed from pictures that have one. */
  removePlace: boolean;
}

/** The form of a bulk creation. Problems of files are noted with them. */
export function useBulkForm({ bulk, files, removePlace }: Options) {
  const navigate = useLocaleNavigate();
  const language = languageOf(useLocale());
  const userId = boundViewer()?.userId ?? 0;
  const action = useAction(CreateMarketingMaterialsDocument, {
    invalidates: invalidatedByMaterial,
  });
  const isDraft = useRef(false);
  const begin = useMemo(
    (): BulkValues => ({
      marketingMaterialCategoryId: null,
      contentTargetMarkets: [],
      language,
      layout: '',
      tags: '',
    }),
    [language],
  );
  const kept = useMemo(
    () => keptDraft(userId, 'marketing-material.bulk', someValues<BulkValues>()),
    [userId],
  );
  const send = async (values: BulkValues): Promise<ActionResult<Answer>> => {
    const wrong = findTextErrors(files);
    bulk.noteErrors(wrong);
    if (wrong.size > 0) return refusedHere(filesRefused);
    const how = { published: !isDraft.current, removePlace };
    const result = await action.run({ input: toBulkInput(values, files, how) });
    if (result.kind !== 'refused') return result;
    const { errors, others } = splitProblems(result.problems, files);
    bulk.noteErrors(errors);
    return errors.size === 0 ? result : { ...result, problems: [...others, filesRefused] };
  };
  const form = useEntityForm<BulkValues, Answer>({
    schema: bulkSchema,
    values: begin,
    texts,
    toField: (field) => names.find((name) => name === field.split('.')[1]) ?? null,
    getLimit: () => limits.text,
    draft: { fields: names, kept },
    mode: { kind: 'online', send },
    onSaved: async () => {
      const count = files.length;
      toast({
        tone: 'success',
        text: isDraft.current ? (
          <Plural value={count} one="# draft is saved." other="# drafts are saved." />
        ) : (
          <Plural value={count} one="# picture is published." other="# pictures are published." />
        ),
      });
      bulk.clear();
      await navigate(paths.adminMarketingImages());
    },
  });
  return {
    form,
    buttons: {
      action: <Trans comment="button: readers see an item from now on">Publish</Trans>,
      onPress: () => {
        isDraft.current = false;
      },
      other: {
        label: <Trans>Save as draft</Trans>,
        onPress: () => {
          isDraft.current = true;
        },
      },
    },
  };
}
