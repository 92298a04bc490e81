import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped anywhere on the page; without it the browser would open the file and
 * leave the page.
 * @returns whether files are held over the page
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    const on = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      act: (event: DragEvent) => void,
    ) => addEventListener(type, (event) => hasFiles(event) && act(event), { signal: stop.signal });
    on('dragenter', () => setOver(true));
    on('dragover', (event) => event.preventDefault());
    // Into nothing: out of the window.
    on('dragleave', ({ relatedTarget }) => !relatedTarget && setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, []);
  return over;
}
