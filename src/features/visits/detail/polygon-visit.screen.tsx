import { VisitDetail } from './visit-detail.tsx';

export const Component = () => <VisitDetail kind="polygon" />;
