import { useLocation } from 'react-router';
import { EditStand, NewStand } from './stand-form.tsx';
import { StandList } from './stand-list.tsx';
import { StandPage } from './stand-page.tsx';

/**
 * A feature in small, of nothing but the kit: list, detail and form with their rules, over records in
 * memory. It shows how the frames work together; `npm run new:feature` writes the same for a real one.
 */
export function Stands() {
  const { pathname } = useLocation();
  const [, id, edit] = /\/sample\/([^/]+)(\/edit)?$/.exec(pathname) ?? [];
  if (!id) return <StandList />;
  if (id === 'new') return <NewStand />;
  return edit ? <EditStand id={id} /> : <StandPage id={id} />;
}
