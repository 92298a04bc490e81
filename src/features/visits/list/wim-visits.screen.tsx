import { VisitList } from './visit-list.tsx';

export const Component = () => <VisitList kind="wim" />;
