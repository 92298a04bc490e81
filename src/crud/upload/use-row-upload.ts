import { useEffect, useRef, useState } from 'react';
import { mostRowsInFile } from '#shared/row-upload.ts';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import { openUploadFile } from './open-upload-file.ts';
import type { UploadFile } from './read-upload-file.ts';
import {
  fixRows,
  type RowFixes,
  splitRefused,
  toUploadRows,
  withHeadings,
} from './to-upload-rows.rules.ts';
import type { RowKey, RowResult, UploadColumn, UploadRow } from './upload-columns.ts';
import { listAccepted, nextPortion, type UploadJob, type UploadState } from './upload-job.ts';
import { useTableFile } from './use-table-file.ts';

/** How the records of a file are read and sent. */
export interface RowUploadOptions<Key extends string> {
  columns: readonly UploadColumn<Key>[];
  /** Whether 3/4/2026 is in March. */
  monthFirst: boolean;
  key: RowKey<Key>;
  /** The most rows of a file, where it is fewer than usual. */
  mostRows?: number;
  /** The most rows of a call that checks, where it is more than usual. */
  mostInCheck?: number;
  /**
   * Sends a portion. Sent again it has no second effect.
   * @returns what the server says to the rows, in their order
   */
  send: (
    rows: readonly UploadRow<Key>[],
    options: { dryRun: boolean; isConfirmed: boolean; uploadId: string; fileName: string },
  ) => Promise<ActionResult<MutationAnswer & { rows: readonly RowResult[] }>>;
}

export type RowUpload<Key extends string> = ReturnType<typeof useRowUpload<Key>>;

/**
 * Takes in a file of many records: it is read on the device, sent for a dry run in portions, and the rows that the
 * rules let through are taken in once the user has confirmed them.
 */
export function useRowUpload<Key extends string>(options: RowUploadOptions<Key>) {
  const { columns, monthFirst, key, mostRows = mostRowsInFile, send } = options;
  const portionOf = (job: UploadJob<Key>) =>
    nextPortion(job, job.phase === 'check' ? options.mostInCheck : undefined);
  const [state, setState] = useState<UploadState<Key>>({ step: 'none' });
  const running = useRef<UploadJob<Key> | null>(null);
  // How many lines of the text that is being read the user has not written.
  const addedLines = useRef(0);
  // Leaving the page stops it after the portion that is on its way.
  useEffect(
    () => () => {
      running.current = null;
    },
    [],
  );

  const run = async (begun: UploadJob<Key>) => {
    let job = begun;
    running.current = job;
    setState({ step: 'running', job });
    for (let rows = portionOf(job); rows.length > 0; rows = portionOf(job)) {
      const { isConfirmed, uploadId, fileName } = job;
      const dryRun = job.phase === 'check';
      const result = await send(rows, { dryRun, isConfirmed, uploadId, fileName });
      const isRunning = running.current === job;
      if (result.kind !== 'done') {
        if (!isRunning) return;
        const [problem = { code: 'FAILED' }] = result.problems;
        return setState({ step: 'stopped', job, problem });
      }
      job = { ...job, results: [...job.results, ...result.answer.rows] };
      if (!isRunning) return setState((now) => keepAnswered(now, job));
      running.current = job;
      setState({ step: 'running', job });
    }
    running.current = null;
    setState({ step: 'answered', job });
  };
  const check = (content: Extract<UploadFile, { kind: 'rows' }>, fileName: string) => {
    const texts = content.rows.map(({ no, cells }) => ({ no: no - addedLines.current, cells }));
    const { rows, missing } = toUploadRows(texts, columns, monthFirst);
    if (content.isTooLong || (rows?.length ?? 0) > mostRows)
      return setState({ step: 'tooLong', fileName });
    if (missing) return setState({ step: 'unreadable', fileName, missing });
    const { hidden } = content;
    const uploadId = crypto.randomUUID();
    const split = splitRefused(rows, columns, key);
    const job = { ...split, hidden, uploadId, fileName, results: [], isConfirmed: false };
    void run({ ...job, phase: 'check' });
  };
  const file = useTableFile<Extract<UploadFile, { kind: 'rows' }>>({
    open: openUploadFile,
    onContent: check,
  });
  const take = (files: readonly File[], added: number) => {
    addedLines.current = added;
    file.take(files);
  };
  return {
    state,
    mostRows,
    file: { ...file, take: (files: readonly File[]) => take(files, 0) },
    /** Checks rows that were typed or pasted, with the names of the columns above them or without. */
    checkText: (text: string, name: string) => {
      const whole = withHeadings(text, columns);
      take([new File([whole.text], name)], whole.added);
    },
    /** Runs the dry run again, with or without what the user confirms. */
    checkAgain: (job: UploadJob<Key>, isConfirmed: boolean) =>
      void run({ ...job, isConfirmed, results: [] }),
    /** Checks rows with corrected cells again. */
    fix: (job: UploadJob<Key>, fixes: RowFixes<Key>) =>
      void run({ ...job, ...fixRows(job, fixes, { columns, key, monthFirst }) }),
    /** Takes in the rows that a finished dry run has let through. */
    take: (job: UploadJob<Key>) =>
      void run({
        ...job,
        phase: 'take',
        rows: listAccepted(job),
        refused: [],
        results: [],
        checked: job,
      }),
    goOn: (job: UploadJob<Key>) => void run(job),
    stop: (job: UploadJob<Key>) => {
      running.current = null;
      setState({ step: 'stopped', job, problem: null });
    },
    startOver: () => {
      running.current = null;
      setState({ step: 'none' });
    },
  };
}

/** The portion that was on its way when the user stopped has been answered. */
const keepAnswered = <Key extends string>(
  now: UploadState<Key>,
  job: UploadJob<Key>,
): UploadState<Key> =>
  now.step === 'stopped' && now.job.uploadId === job.uploadId ? { ...now, job } : now;
