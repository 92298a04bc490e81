const base = '/dev/ui/sample';

/** The addresses of the sample feature within a locale. */
export const standPaths = {
  list: () => base,
  new: () => `${base}/new`,
  one: (id: string) => `${base}/${id}`,
  edit: (id: string) => `${base}/${id}/edit`,
};
