import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { administratorOf } from '../rights/administrator.ts';
import { getFormData } from './form-data.ts';

/** The choices of the form for a new user (O158, N110). */
export const createData: QueryResolvers['createData'] = async (_, { us }, ctx) =>
  getFormData(ctx, await administratorOf(ctx), us);
