import { useEffect, useRef, useState } from 'react';
import { saysPlace } from '#src/offline/upload/says-place.ts';
import type { StoredFile, UploadFile } from '#src/ui/file/upload.ts';
import { type FieldFile, type FileEntry, useUploads } from '#src/ui/file/use-uploads.ts';
import type { ContentFileValue } from './content-file-values.ts';
import { type ContentUpload, contentUploader } from './content-upload.ts';

interface Options {
  rules: ContentUpload;
  value: readonly ContentFileValue[];
  onChange: (files: ContentFileValue[]) => void;
}

/** A file of the field with its upload, which those of the stored record do not have. */
export interface FormFile {
  value: ContentFileValue;
  entry: FileEntry | null;
}

/**
 * The files of a field of content. Each is uploaded as soon as it is chosen, while what is said about it is typed; the
 * order is that of the value.
 */
export function useContentUploads({ rules, value, onChange }: Options) {
  const latest = useRef(value);
  const report = useRef(onChange);
  useEffect(() => {
    latest.current = value;
    report.current = onChange;
  }, [value, onChange]);
  const put = (files: ContentFileValue[]) => {
    latest.current = files;
    report.current(files);
  };
  const [known] = useState(() => new KnownFiles());
  const change = (key: string, part: Partial<ContentFileValue>) =>
    put(latest.current.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload: UploadFile = async (file, options) => {
    const stored = await contentUploader(rules)(file, options);
    known.noteStored(stored, file);
    return stored;
  };
  /** Takes over which files there are; uploads end in any order, and keep their places. */
  const onFiles = (files: readonly FieldFile[]) => {
    const found = new Map(files.map((file) => [known.keyOf(file), file]));
    const kept = latest.current.filter(({ key }) => found.has(key) || !known.has(key));
    // One that was begun before and is not there any more has gone with a reset of the form.
    const added = [...found]
      .filter(([key]) => known.noteBegun(key))
      .map(([key, file]) => begin(key, file));
    put([...kept.map((one) => withStored(one, found.get(one.key))), ...added]);
    for (const { key } of added) {
      void notePlace(key, found.get(key));
      void noteSize(key, found.get(key));
    }
  };
  const notePlace = async (key: string, file: FieldFile | undefined) => {
    if (rules.shrinks || !(file instanceof File) || !file.type.startsWith('image/')) return;
    if (await saysPlace(file)) change(key, { hasPlace: true });
  };
  /** The preview reserves the room of a picture by its size, which the server tells only of saved ones. */
  const noteSize = async (key: string, file: FieldFile | undefined) => {
    if (!(file instanceof File && file.type.startsWith('image/'))) return;
    const size = await readSize(file);
    if (size) change(key, size);
  };
  const { limits } = rules;
  const isSingle = limits.maxFiles === 1;
  const others = isSingle ? 0 : value.filter(({ key }) => !known.has(key)).length;
  const { entries, add, remove, retry } = useUploads({
    value: [],
    onChange: onFiles,
    upload,
    limits: { ...limits, maxFiles: limits.maxFiles - others },
  });
  const entryOf = (key: string) =>
    entries.find(({ file, stored }) => known.keyOf(file ?? stored) === key) ?? null;
  return {
    files: value.map((one): FormFile => ({ value: one, entry: entryOf(one.key) })),
    refused: entries.filter(({ state }) => state === 'refused'),
    change,
    add: (files: readonly File[]) => {
      if (isSingle && files.length > 0) {
        for (const { key } of entries) remove(key);
        put([]);
      }
      void add(files);
    },
    remove: (key: string) => {
      const entry = entryOf(key);
      if (entry) remove(entry.key);
      put(latest.current.filter((one) => one.key !== key));
    },
    dismiss: remove,
    retry,
    /** Moves a file to another place of the order. */
    move: (key: string, to: number) => {
      const moved = latest.current.find((one) => one.key === key);
      if (!moved) return;
      const others = latest.current.filter((one) => one !== moved);
      put([...others.slice(0, to), moved, ...others.slice(to)]);
    },
  };
}

/** The keys of files that were chosen here, which stay when a file is stored. */
class KnownFiles {
  readonly #keys = new WeakMap<File, string>();
  readonly #keyOfStored = new Map<string, string>();
  readonly #here = new Set<string>();
  readonly #begun = new Set<string>();

  keyOf(file: FieldFile | undefined): string {
    if (!file) return '';
    if (!(file instanceof File)) return this.#keyOfStored.get(file.id) ?? file.id;
    const key = this.#keys.get(file) ?? crypto.randomUUID();
    this.#keys.set(file, key);
    this.#here.add(key);
    return key;
  }

  noteStored(stored: StoredFile, file: File): void {
    this.#keyOfStored.set(stored.id, this.keyOf(file));
  }

  /** Notes that a file became one of the form. @returns whether it is the first time */
  noteBegun(key: string): boolean {
    const isFirst = !this.#begun.has(key);
    this.#begun.add(key);
    return isFirst;
  }

  /** Whether a file was chosen here. */
  has(key: string): boolean {
    return this.#here.has(key);
  }
}

/** Returns the size of a picture in pixels; null where this browser cannot read it. */
async function readSize(file: File): Promise<{ width: number; height: number } | null> {
  if (!('createImageBitmap' in globalThis)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

function begin(key: string, file: FieldFile): ContentFileValue {
  const isNew = file instanceof File;
  return withStored(
    {
      key,
      id: null,
      name: file.name,
      bytes: isNew ? file.size : file.bytes,
      type: file.type,
      title: '',
      alt: {},
      focusX: 0.5,
      focusY: 0.5,
      hasPlace: false,
      removePlace: false,
      preview: null,
      width: null,
      height: null,
    },
    file,
  );
}

function withStored(value: ContentFileValue, file: FieldFile | undefined): ContentFileValue {
  if (!file || file instanceof File || value.id === file.id) return value;
  const { id, name, bytes, type } = file;
  const preview = type.startsWith('image/') ? `/files/${id}` : null;
  return { ...value, id, name, bytes, type, preview };
}
