/** A file of content as it is shown: addresses need a session, and are null while a size is not made. */
export interface ShownFile {
  id: string;
  fileName: string;
  fileTitle: string;
  oriFileUrl: string;
  thumbnailUrl: string | null;
  lowFileUrl: string | null;
  medFileUrl: string | null;
  hiFileUrl: string | null;
  bytes: number;
  type: string;
  width: number | null;
  height: number | null;
  focusX: number;
  focusY: number;
  altText: string;
}

/** Whether a file is shown as a picture. */
export const isPicture = ({ type }: Pick<ShownFile, 'type'>): boolean => type.startsWith('image/');

/** Returns the title of a file, or else its name. */
export const toFileTitle = ({ fileTitle, fileName }: ShownFile): string => fileTitle || fileName;
