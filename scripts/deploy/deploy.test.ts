import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/config.ts';
import { root } from '../generate/root.ts';

const folder = `${root}deploy/`;
const text = (file: string) => readFileSync(folder + file, 'utf8');
const names = (file: string, pattern: RegExp) =>
  [...text(file).matchAll(pattern)].map((match) => match[1] ?? '');
const documented = new Set(names('env.example', /^#?([A-Z][A-Z0-9_]+)=/gm));

interface Service {
  image?: string;
  build?: { context: string };
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: string[] | Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe.each(['compose.embedded.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const compose = parse(text(file)) as Compose;
  const services = Object.entries(compose.services);
  const portal = compose.services.portal ?? {};

  it('passes the server only settings it reads', () => {
    const given = Object.keys(portal.environment ?? {});
    expect(given.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(given).toContain('PANNIER_OPERATOR_TOKEN');
  });

  it('requires only variables that env.example explains', () => {
    const usedNames = names(file, /\$\{([A-Z0-9_]+)/g);
    expect(usedNames.length).toBeGreaterThan(1);
    expect(usedNames.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('holds no secret of its own', () => {
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|AUTH/.test(name)),
    );
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{\w+:[?-]/);
  });

  it('refers to existing files, volumes and services', () => {
    for (const [name, service] of services) {
      for (const volume of service.volumes ?? []) {
        const source = volume.split(':')[0] ?? '';
        const isThere = source.startsWith('./')
          ? existsSync(join(folder, source))
          : source in compose.volumes;
        expect(isThere, `${name}: ${volume}`).toBe(true);
      }
      const { depends_on: needed = [] } = service;
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(compose.services).toHaveProperty(other);
      if (service.build)
        expect(existsSync(join(folder, service.build.context, 'Dockerfile'))).toBe(true);
    }
  });

  it('pins a version of every image', () => {
    const images = services.map(([, { image = '' }]) => image);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]*\d/);
  });

  it('runs unprivileged with a read-only root file system', () => {
    expect(portal).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
    expect(portal.security_opt).toEqual(['no-new-privileges:true']);
  });
});

it('env.example has every setting but those of development', () => {
  const ofDevelopment = ['PANNIER_MODE', 'PANNIER_PUSH_TEST_ENDPOINTS', 'PANNIER_CALL_LIMITS'];
  const wanted = settingNames.filter((name) => !ofDevelopment.includes(name));
  expect(wanted.filter((name) => !documented.has(name))).toEqual([]);
});

it('env.example has no setting that nothing reads', () => {
  const compose = ['compose.embedded.yaml', 'compose.cluster.yaml'];
  const read = [...settingNames, ...compose.flatMap((file) => names(file, /\$\{([A-Z0-9_]+)/g))];
  expect([...documented].filter((name) => !read.includes(name))).toEqual([]);
});

describe('pannier.service', () => {
  const copies = mkdtempSync(join(tmpdir(), 'pannier-unit-'));
  afterAll(() => {
    rmSync(copies, { recursive: true });
  });
  const unit = text('pannier.service');

  it('starts in production and restarts whenever it exits', () => {
    expect(unit).toMatch(/^ExecStart=\S+\/node scripts\/serve\.ts$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(existsSync(`${root}scripts/serve.ts`)).toBe(true);
  });

  it('writes only its data folder and gains no privileges', () => {
    for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'DynamicUser=yes'])
      expect(unit.split('\n')).toContain(line);
    expect(unit).toMatch(/PANNIER_DATA_DIR=\/var\/lib\/pannier\b/);
    expect(unit).toMatch(/^StateDirectory=pannier$/m);
  });

  it('contains only directives that systemd accepts', () => {
    const copy = join(copies, 'pannier.service');
    writeFileSync(copy, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
    const { stderr, error } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    // A machine without systemd cannot verify the unit, so the check is skipped.
    const complaints = error ? '' : stderr.split('\n').filter((line) => line.includes(copy));
    expect(complaints).toHaveLength(0);
  });
});
