import type { ComponentProps } from 'react';
import { RecordGone } from '#src/crud/record/record-gone.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import type { ErrorPage } from '#src/lib/error-codes.ts';
import { useConnectionTexts } from './page-states.tsx';

type Props<Row> = Omit<ComponentProps<typeof RecordPage<Row>>, 'gone' | 'offline'> & {
  /** The page with the list. */
  list: ErrorPage;
};

/** The page of a user, role, group role or permission. */
export function AccessPage<Row>({ list, ...page }: Props<Row>) {
  const offline = useConnectionTexts();
  return <RecordPage<Row> {...page} gone={<RecordGone page={list} />} offline={offline} />;
}
