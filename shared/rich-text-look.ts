/** The classes of text with headings, lists and tables, read and written. */
export const richTextLook =
  'break-words [&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold [&_:is(h1,h2)]:text-lg [&_:is(p,ul,ol,table,blockquote,figure)+*]:mt-2 [&_a[href]]:text-brand-ink [&_a[href]]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 [&_img]:h-auto [&_img]:max-w-full [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_ul]:list-disc [&_ul]:pl-6';

/** The classes of the picture above an announcement; its room is there before it is loaded. */
export const announcementPictureLook = 'h-auto max-w-full rounded';
