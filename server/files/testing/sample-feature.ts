import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import { attachFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';

/** Records of the test whose files everybody but their uploader may not read. */
export const hiddenRecord = 'hidden';

const mayRead: FileRules['mayRead'] = async (_db, _viewer, ownerId) => ownerId !== hiddenRecord;
const scopes = ['cart.display-order-qty'];

/** Takes every kind of file. */
export const anyFile = fileRules({
  purpose: 'sample/any',
  types: ['image', 'video', 'pdf', 'word', 'excel', 'powerpoint', 'zip'],
  maxBytes: 20_000_000,
  scopes,
  mayRead,
});
export const photo = fileRules({
  purpose: 'sample/photo',
  types: ['image'],
  maxBytes: 5_000_000,
  scopes,
  mayRead,
});
/** Keeps originals, which other sales organisations may read. */
export const original = fileRules({
  purpose: 'sample/original',
  types: ['image', 'pdf', 'powerpoint', 'zip'],
  maxBytes: 5_000_000,
  maxBytesOfKind: { image: 2_000_000 },
  keepsOriginal: true,
  crossesOrganisations: true,
  scopes,
  mayRead,
});
const foreign = fileRules({
  purpose: 'sample/foreign',
  types: ['pdf'],
  maxBytes: 1_000_000,
  scopes: ['page.user'],
  mayRead,
});

/** A feature with a quota of its own. */
export const clip = fileRules({
  purpose: 'sample-clips/video',
  types: ['video'],
  maxBytes: 100_000_000,
  quota: { files: 3, bytes: 150_000_000 },
  scopes,
  mayRead,
});

interface Sample {
  any?: string | null;
  points?: { photos?: string[] | null }[] | null;
}

/** Gives the files of a record their owner and answers their ids. */
function keepSample(_parent: unknown, { input }: { input: Sample }, ctx: Context) {
  return once(ctx, 'keepSample', input, async (tx) => {
    const photos = (input.points ?? []).flatMap((point) => point.photos ?? []);
    const any = input.any ? [input.any] : [];
    const viewer = viewerOf(ctx);
    const areTaken =
      (await attachFiles(tx, viewer, anyFile.purpose, any, 'sample')) &&
      (await attachFiles(tx, viewer, photo.purpose, photos, 'sample'));
    if (!areTaken) return { ...failure([userError('input', 'FILE_GONE', 'Gone')]), ids: [] };
    return { message: success('Kept'), userErrors: [], ids: [...any, ...photos] };
  });
}

/** A feature that takes files. */
export const sampleFeature: Feature = {
  name: 'sample',
  files: [anyFile, photo, original, foreign, clip],
  schema: `
    extend type Mutation {
      keepSample(input: SampleInput!): SamplePayload! @allow(scope: "user")
      keepClip(file: ID! @file(purpose: "sample-clips/video")): SamplePayload! @allow(scope: "user")
      keepForeign(file: ID! @file(purpose: "sample/foreign"), id: ID): SamplePayload! @allow(scope: "user")
    }
    input SampleInput { note: ID  original: ID @file(purpose: "sample/original")  any: ID @file(purpose: "sample/any")  points: [SamplePoint!] }
    input SamplePoint { photos: [ID!] @file(purpose: "sample/photo") }
    type SamplePayload { message: MutationMessage!  userErrors: [UserError!]!  ids: [ID!]! }`,
  resolvers: {
    Mutation: { keepSample, keepClip: () => null, keepForeign: () => null },
  } as unknown as NonNullable<Feature['resolvers']>,
};
