import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listShippedPackages } from './shipped-packages.ts';

type Component = { 'bom-ref': string; name: string; version: string };
export type ComponentList = {
  metadata: { component: Component & { type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_BYTES = 2 ** 26;

/** From the lock file: needs no network and no installed packages. */
async function askNpm(): Promise<ComponentList> {
  const kind = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const args = ['sbom', ...kind, '--package-lock-only', '--loglevel=error'];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout) as ComponentList;
}

/**
 * `npm sbom --omit dev` also drops react, pg and sixty more that development packages require, so development packages
 * are removed here.
 */
export async function makeComponentList(): Promise<ComponentList> {
  const all = await askNpm();
  const shipped = new Set(listShippedPackages().map(({ name, version }) => `${name}@${version}`));
  const own = all.metadata.component;
  const isListed = (ref: string) => shipped.has(ref) || ref === own['bom-ref'];
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...own, name: own['bom-ref'].replace(/@[^@]*$/, '') } },
    components: all.components.filter((each) => shipped.has(`${each.name}@${each.version}`)),
    dependencies: all.dependencies
      .filter(({ ref }) => isListed(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isListed) })),
  };
}
