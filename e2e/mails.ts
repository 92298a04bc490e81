import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** The names of the mails in a folder; none while it is not made yet. */
export function listMails(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** The text of a mail to an address that was not there before, with these words in it; waits for it. */
export async function newMail(
  folder: string,
  address: string,
  before: readonly string[],
  words = '',
): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        for (const name of listMails(folder).filter((one) => !before.includes(one))) {
          const mail = await PostalMime.parse(readFileSync(join(folder, name)));
          const found = `${mail.subject ?? ''}\n${mail.text ?? ''}`;
          if (mail.to?.some((to) => to.address === address) && found.includes(words)) text = found;
        }
        return text;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return text;
}
