import { userQuery } from '#src/features/session/session.public.ts';
import { request } from '#src/graphql/client.ts';
import { ChangeLanguageDocument } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';

/**
 * Makes one of the host's languages the user's own (B109 to B111).
 * @param code such as `de` or `en-us`
 * @returns whether the server took it
 * @throws NetworkError without an answer, HttpError and OperationError when the server failed
 */
export async function changeLanguage(code: string): Promise<boolean> {
  const answer = await request(ChangeLanguageDocument, { languageId: code });
  const { status } = answer.changeLanguage;
  if (status) void queryClient.invalidateQueries(userQuery);
  return status;
}
