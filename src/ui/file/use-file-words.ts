import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import type { FileLimits } from './file-limits.ts';

const kilo = 1000;

/** Says sizes, limits and what is wrong with a file. */
export function useFileWords({ typeNames, maxBytes, maxFiles }: FileLimits) {
  const { t } = useLingui();
  const number = useNumber();
  const size = (bytes: number): string => {
    if (bytes < kilo * kilo) return `${number(Math.max(1, Math.round(bytes / kilo)))} kB`;
    return `${number(Math.round(bytes / kilo / (kilo / 10)) / 10)} MB`;
  };
  const most = size(maxBytes);
  return {
    size,
    /** What the field takes, said before anything is chosen. */
    limits:
      maxFiles === 1
        ? t`${typeNames}, up to ${most}`
        : t`${typeNames}, up to ${most} each, ${number(maxFiles)} files at most`,
    problem: (code: string | undefined, limit?: number): string => {
      switch (code) {
        case 'FILE_TYPE':
          return t`This kind of file is not accepted. Choose ${typeNames}.`;
        case 'FILE_EMPTY':
          return t`The file is empty.`;
        case 'FILE_TOO_LARGE':
          return t`The file is larger than ${size(limit ?? maxBytes)}.`;
        case 'TOO_MANY_FILES':
          return plural(limit ?? maxFiles, {
            one: 'Only # file can be attached.',
            other: 'Only # files can be attached.',
          });
        case 'QUOTA':
          return t`You have uploaded as much as one day allows. Try again tomorrow.`;
        default:
          return t`The server does not accept this file.`;
      }
    },
  };
}
