/** Models side by side: two on phones, as many as fit on wide screens. */
export const cardGrid =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,21%),1fr))]';
