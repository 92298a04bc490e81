import { CreateVisit } from './create-visit.tsx';

export const Component = () => <CreateVisit kind="polygon" />;
