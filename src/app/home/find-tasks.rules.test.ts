import { expect, test } from 'vitest';
import {
  defineTask,
  type Task,
  type TaskSource,
  type TaskViewer,
} from '#src/crud/task/task-source.ts';
import { findTasks, listSources } from './find-tasks.rules.ts';

const viewer: TaskViewer = {
  has: (scope) => scope === 'page.order-status',
  userId: 7,
  customer: 'C1',
  payment: true,
  today: '2026-11-20',
};
const none = { readsOnly: false, showroom: false };

const source = (fields: Partial<TaskSource<Task[], string[]>> = {}) =>
  defineTask<Task[], string[]>({
    id: 'orders',
    icon: 'orders',
    scopes: ['page.order-status'],
    query: () => ({ queryKey: ['tasks'] }),
    findTasks: (tasks) => tasks,
    ...fields,
  });
const task = (sentence: string, fields: Partial<Task> = {}): Task => ({
  urgency: 'soon',
  sentence,
  action: { to: '/', label: 'Do' },
  ...fields,
});
const isOffered = (
  fields: Partial<TaskSource<Task[], string[]>>,
  seen: Partial<TaskViewer> = {},
  at = none,
) => listSources([source(fields)], { ...viewer, ...seen }, at).length === 1;

test('offers a source to holders of one of its permissions', () => {
  expect(isOffered({})).toBe(true);
  expect(isOffered({ scopes: ['page.pdi', 'page.order-status'] })).toBe(true);
  expect(isOffered({ scopes: ['page.pdi'] })).toBe(false);
  expect(isOffered({ scopes: [] })).toBe(true);
});

test('offers a source of customers and payments only with them', () => {
  expect(isOffered({ ofCustomer: true })).toBe(true);
  expect(isOffered({ ofCustomer: true }, { customer: null })).toBe(false);
  expect(isOffered({ ofPayment: true }, { payment: false })).toBe(false);
});

test('gives auditors nothing to do', () => {
  expect(isOffered({ inShowroom: true }, {}, { ...none, readsOnly: true })).toBe(false);
});

test('hides all but what is no secret in showroom mode', () => {
  const showroom = { ...none, showroom: true };
  expect(isOffered({}, {}, showroom)).toBe(false);
  expect(isOffered({ inShowroom: true }, {}, showroom)).toBe(true);
});

test('sorts by urgency, then by day, those without a day last', () => {
  const answers = [
    [
      task('offer', { urgency: 'offer', day: '2026-01-01' }),
      task('soon'),
      task('due', { urgency: 'due' }),
    ],
    undefined,
    [
      task('overdue', { urgency: 'due', day: '2026-11-03' }),
      task('later', { day: '2026-11-27' }),
      task('failed', { urgency: 'due', day: '2026-11-20' }),
    ],
  ];
  const found = findTasks([source(), source(), source()], answers, viewer);
  expect(found.map((one) => one.task.sentence)).toEqual([
    'overdue',
    'failed',
    'due',
    'later',
    'soon',
    'offer',
  ]);
});
