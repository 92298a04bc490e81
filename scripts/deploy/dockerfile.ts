import { readFileSync } from 'node:fs';
import { root } from '../generate/root.ts';

/** One instruction of the Dockerfile: `RUN` with its command, and so on. */
export interface Instruction {
  name: string;
  value: string;
}

/** The instructions of each stage of the Dockerfile; a stage begins with its FROM. */
export function readDockerfile(): Instruction[][] {
  const lines = readFileSync(`${root}Dockerfile`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`The Dockerfile has a line that is no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

/** The values of all instructions of a name in a stage. */
export function listValues(stage: readonly Instruction[], name: string): string[] {
  return stage.filter((one) => one.name === name).map(({ value }) => value);
}

/** The variables of ENV instructions; their values have no blanks. */
export function listVariables(stage: readonly Instruction[]): Record<string, string> {
  const pairs = listValues(stage, 'ENV').flatMap((value) => [...value.matchAll(/(\w+)=(\S+)/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** The argument list of a CMD, also of the one in a HEALTHCHECK. */
export function parseCommand(value: string): string[] {
  return JSON.parse(value.slice(value.indexOf('[')));
}
