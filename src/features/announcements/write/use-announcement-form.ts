import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Language } from '#shared/locales.ts';
import { paths } from '#src/app/paths.ts';
import { useContentForm } from '#src/features/content/content-writing.public.ts';
import {
  CreateAnnouncementDocument,
  UpdateAnnouncementDocument,
} from '#src/graphql/generated/graphql.ts';
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
  const pictureName = t`Picture`;
  return useContentForm({
    feature: 'announcements',
    schema: announcementSchema,
    edited,
    begin: emptyAnnouncement,
    toValues: useCallback(
      (item: WrittenAnnouncement, language: Language) =>
        toAnnouncementValues(item, language, pictureName),
      [pictureName],
    ),
    create: CreateAnnouncementDocument,
    change: UpdateAnnouncementDocument,
    toInput: toAnnouncementInput,
    invalidates: [['announcements']],
    toField: toAnnouncementField,
    oneKey: writtenAnnouncementQueries.oneKey,
    listPath: paths.adminAnnouncements(),
    toEditPath: paths.editAnnouncement,
  });
}
