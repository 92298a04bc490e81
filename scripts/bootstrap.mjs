// Dependency-free; runs on any Node from 18. Installs when the lockfile changed, then runs the given
// module under the Node of node_modules:  node scripts/bootstrap.mjs scripts/start.ts [arguments]
// For the commands of an operator the packages of production are enough, as `npm ci --omit=dev` installs
// them; then nothing is installed beside them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.bootstrap-stamp');
const installed = join(root, 'node_modules', '.package-lock.json');

const [file, ...args] = process.argv.slice(2);
const isProduction =
  /^scripts\/(serve|access|audit|backup|restore|move|import|export|maintenance)\.ts$/.test(
    file ?? '',
  );

const lockfile = readFileSync(join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lockfile).digest('hex');
const isWhole = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Whether npm has installed every package of production in the version of the lockfile. */
function hasProductionPackages() {
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(JSON.parse(lockfile.toString()).packages).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || dev || optional || devOptional || present[path]?.version === version,
  );
}

if (!isWhole && !(isProduction && hasProductionPackages())) {
  if (isProduction && existsSync(installed) && !existsSync(stamp)) {
    console.error('The installed packages are not those of package-lock.json: npm ci --omit=dev');
    process.exit(1);
  }
  console.log('Installing what package-lock.json names …');
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath; // set when npm started us
  const result = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit' });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, wanted);
}

if (file) {
  const pinned = join(bin, 'node');
  const child = spawn(existsSync(pinned) ? pinned : process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
