import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ClaimInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { checkedText } from '#server/lib/paging.ts';
import { canBeEdited } from '#shared/claims/claim-states.rules.ts';
import { findGaps, findLimit, findRefusal } from './check-sending.ts';
import type { ClaimRow } from './claim.store.ts';
import { type ClaimFacts, findClaimFacts, type ProblemFacts } from './claim-facts.store.ts';
import { findFileProblems, listFiles, placeFiles } from './claim-files.ts';
import { findInputProblems, toClaimTexts } from './claim-input.ts';
import type { ClaimValues, EntryValues } from './claim-values.ts';

/** A claim as clients send it, with its id. */
export interface SentClaim {
  id: string;
  productCategory: 'Bike' | 'PAA';
  input: ClaimInput;
  /** Of a new one: whether it is not sent yet. */
  isDraft: boolean;
}

/**
 * Checks a claim (B223 to B233, N086) and completes it: the customer, the article and the texts of its problems.
 * @param current null for a new claim
 */
export async function parseClaim(
  tx: Db,
  ctx: Context,
  sent: SentClaim,
  current: ClaimRow | null,
): Promise<Checked<ClaimValues>> {
  if (current && !canBeEdited(current.status.category))
    return {
      userErrors: [userError('id', 'CLAIM_CLOSED', 'The claim cannot be changed any more')],
    };
  const { input, id, productCategory } = sent;
  const wrong = findInputProblems(input, ctx, productCategory === 'Bike');
  if (!v.is(v.pipe(v.string(), v.uuid()), id) && !current)
    wrong.push(userError('input.id', 'BAD_ID', 'The id is no UUID'));
  if (input.idCard && ctx.host.claimIdCard === 'none')
    wrong.push(userError('input.idCard', 'NOT_ALLOWED', 'ID cards are not taken'));
  if (wrong.length > 0) return { userErrors: wrong };
  const { sorg } = viewerOf(ctx);
  const texts = toClaimTexts(input, ctx);
  const named = current ? current.article : toNamedArticle(input);
  const facts = await findClaimFacts(tx, sorg, {
    id,
    productCategory,
    article: named.code,
    brand: named.brand,
    problems: texts.problems.flatMap((problem) => problem.id ?? []),
  });
  const customer = current?.custCode ?? (await findClaimant(tx, ctx, input));
  const files = placeFiles(input, current ? listFiles(current) : []);
  const userErrors = [
    ...(facts.isIdTaken && !current ? [userError('input.id', 'BAD_ID', 'The id is taken')] : []),
    ...(customer === null
      ? [userError('input.custCode', 'UNKNOWN_CUSTOMER', 'Choose a customer')]
      : []),
    ...(current ? [] : findArticleProblems(named, sent, facts, ctx)),
    ...findUnknownProblems(input, facts, current),
    ...findFileProblems(files),
  ];
  if (customer === null || userErrors.length > 0) return { userErrors };
  const article = facts.article ?? { ...named, merchandise: '' };
  const values: ClaimValues = {
    ...texts,
    id,
    productCategory,
    customer,
    article: named.code,
    articleDescription: current?.article.description ?? article.description,
    brand: current?.article.brand ?? article.brand,
    merchandise: current?.article.merchandise ?? article.merchandise,
    problems: texts.problems.map((problem) => toEntry(problem, facts.problems, current)),
    files,
  };
  const problems = await findWholeProblems(tx, ctx, values, { facts, sent, current });
  return problems.length > 0 ? { userErrors: problems } : { parsed: values };
}

/** Finds what is wrong with the whole: a draft may have gaps, and only what is sent can repeat another claim. */
async function findWholeProblems(
  tx: Db,
  ctx: Context,
  values: ClaimValues,
  { facts, sent, current }: { facts: ClaimFacts; sent: SentClaim; current: ClaimRow | null },
): Promise<UserError[]> {
  const isDraft = current ? current.status.category === 'draft' : sent.isDraft;
  const gaps = isDraft ? [] : findGaps(values, facts, ctx.host);
  if (current || gaps.length > 0) return gaps;
  const limit = await findLimit(tx, ctx, values.customer);
  return limit.length > 0 || isDraft ? limit : findRefusal(tx, ctx, values);
}

interface NamedArticle {
  code: string | null;
  description: string;
  brand: string;
}

const toNamedArticle = ({
  articleCode,
  articleDescription,
  brandName,
}: ClaimInput): NamedArticle => ({
  code: articleCode ? checkedText(articleCode, 'articleCode') : null,
  description: articleDescription?.trim() ?? '',
  brand: brandName?.trim() ?? '',
});

/** The given customer inside the fence, else the active one. */
async function findClaimant(
  tx: Db,
  ctx: Context,
  { custCode }: ClaimInput,
): Promise<string | null> {
  const viewer = viewerOf(ctx);
  const code = custCode || viewer.customer?.unified;
  if (!code) return null;
  return (await findCustomer(tx, viewer, checkedText(code, 'custCode')))?.unified ?? null;
}

/** Finds what is wrong with the article of a new claim: the code, or the texts of one without (F018, reading 100). */
function findArticleProblems(
  { code, description, brand }: NamedArticle,
  { productCategory }: SentClaim,
  { article }: ClaimFacts,
  { host }: Context,
): UserError[] {
  if (code !== null)
    return article?.category === productCategory
      ? []
      : [userError('input.articleCode', 'UNKNOWN_ARTICLE', 'There is no such article')];
  if (!host.claimNonCode)
    return [userError('input.articleCode', 'REQUIRED', 'Choose an article with a code')];
  return [
    ...(description === ''
      ? [userError('input.articleDescription', 'REQUIRED', 'Describe the article')]
      : []),
    ...(brand === '' ? [userError('input.brandName', 'REQUIRED', 'Name the brand')] : []),
  ];
}

/** Finds the problems that are not offered; one that the claim has already may stay. */
function findUnknownProblems(
  { problems }: ClaimInput,
  facts: ClaimFacts,
  current: ClaimRow | null,
): UserError[] {
  const isKnown = (id: string) =>
    facts.problems.some((problem) => problem.id === id && problem.fits) ||
    current?.problems.some((problem) => problem.id === id);
  return (problems ?? []).flatMap(({ id }, at) =>
    id && !isKnown(id)
      ? [userError(`input.problems.${at}.id`, 'UNKNOWN_PROBLEM', 'There is no such problem')]
      : [],
  );
}

function toEntry(
  { id, description, notes }: { id: string | null; description: string; notes: string },
  known: readonly ProblemFacts[],
  current: ClaimRow | null,
): EntryValues {
  if (id === null) return { problemId: null, part: '', description, notes };
  const stored = current?.problems.find((problem) => problem.id === id);
  const texts = stored ?? known.find((problem) => problem.id === id);
  return {
    problemId: id,
    part: texts?.part ?? '',
    description: texts?.description ?? '',
    notes,
  };
}
