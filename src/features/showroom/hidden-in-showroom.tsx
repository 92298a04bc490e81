import type { ReactNode } from 'react';
import { ShowroomNotice } from './showroom-notice.tsx';
import { useShowroom } from './use-showroom.ts';

interface Props {
  children: ReactNode;
  /** Shown instead; nothing when absent. */
  instead?: ReactNode;
  /** It is a whole page: it says why it is empty and how to see it. */
  page?: boolean;
}

/** Shows what is inside only outside showroom mode: dealer prices, margins, deals, credit, purchases. */
export function HiddenInShowroom({ children, instead = null, page = false }: Props) {
  if (!useShowroom()) return children;
  if (!page) return instead;
  return <ShowroomNotice />;
}
