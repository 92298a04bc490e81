import type { Feature } from '#server/graphql/feature.ts';
import { creditInformation } from './creditInformation.ts';

export const credit: Feature = { name: 'credit', resolvers: { Query: { creditInformation } } };
