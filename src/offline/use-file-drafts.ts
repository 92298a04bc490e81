import { useEffect, useState } from 'react';
import type { ListedFileDraft } from './file-draft-list.ts';

const none: readonly ListedFileDraft[] = [];

/** The drafts of forms with files whose names begin alike, live. The local database is loaded after the first paint. */
export function useFileDrafts(prefix: string): readonly ListedFileDraft[] {
  const [drafts, setDrafts] = useState(none);
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    void import('./file-draft-list.ts').then(({ watchFileDrafts }) => {
      if (!isOver) end = watchFileDrafts(prefix, setDrafts);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [prefix]);
  return drafts;
}
