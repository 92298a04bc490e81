import { fileRules } from '#server/files/file-rules.ts';
import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import { isContentVisible } from '../content-visibility.store.ts';

/** Downloads of files and ZIPs of content (B4). */
export const contentDownloads = { name: 'downloads of content', limit: { calls: 300, minutes: 1 } };

const common = {
  /** The permissions to write content (S025, S027, S029). */
  scopes: ['news.cu', 'sales-document.cu', 'marketing-material.cud'],
  quota: { files: 1_000, bytes: 6_000_000_000 },
  keepsOriginal: true,
  crossesOrganisations: true,
  downloads: contentDownloads,
  mayRead: isContentVisible,
} as const;

/** The picture of a card. */
export const contentPicture = fileRules({
  ...common,
  purpose: 'content/picture',
  types: ['image'],
  maxBytes: contentFileLimits.pictureBytes,
});

/** A file of an item. */
export const contentFile = fileRules({
  ...common,
  purpose: 'content/file',
  types: ['image', 'pdf', 'excel', 'powerpoint', 'zip'],
  maxBytes: contentFileLimits.documentBytes,
  maxBytesOfKind: { image: contentFileLimits.pictureBytes },
});

/** The files that content takes (N117, readings 92 and 95). */
export const contentFileRules = [contentPicture, contentFile];
