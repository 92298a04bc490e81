import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { languageOf } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useContentForm } from '#src/features/content/content-writing.public.ts';
import {
  CreateAnnouncementDocument,
  UpdateAnnouncementDocument,
} from '#src/graphql/generated/graphql.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import {
  announcementSchema,
  emptyAnnouncement,
  toAnnouncementField,
  toAnnouncementInput,
  toAnnouncementValues,
} from './announcement-values.ts';
import {
  type WrittenAnnouncement,
  writtenAnnouncementQueries,
} from './write-announcements.queries.ts';

/** The form of an announcement (E115 to E121). */
export function useAnnouncementForm(edited: WrittenAnnouncement | null) {
  const { t } = useLingui();
  const language = languageOf(useLocale());
  const pictureName = t`Picture`;
  const today = useToday();
  const invalidates = [['announcements']];
  const create = useAction(CreateAnnouncementDocument, { invalidates });
  const change = useAction(UpdateAnnouncementDocument, { invalidates });
  return useContentForm({
    feature: 'announcements',
    schema: announcementSchema,
    edited,
    begin: useMemo(() => emptyAnnouncement(language, today), [language, today]),
    toValues: useCallback(
      (item: WrittenAnnouncement) => toAnnouncementValues(item, language, pictureName),
      [language, pictureName],
    ),
    create: (typed, published) => create.run({ input: toAnnouncementInput(typed, published) }),
    change: (typed, at, published) =>
      change.run({ ...at, input: toAnnouncementInput(typed, published) }),
    toField: toAnnouncementField,
    oneKey: writtenAnnouncementQueries.oneKey,
    listPath: paths.adminAnnouncements(),
    toEditPath: paths.editAnnouncement,
  });
}
