import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listShippedPackages } from './shipped-packages.ts';

type Component = { 'bom-ref': string; name: string; version: string };
/** CycloneDX 1.5, as far as it is looked at here. */
export type ComponentList = {
  metadata: { component: Component & { type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** A list of all packages has 1 MB. */
const MAX_BYTES = 2 ** 26;

/** npm’s list of every package in the lock file: it needs no network, and nothing installed. */
async function askNpm(): Promise<ComponentList> {
  const kind = ['--sbom-format=cyclonedx', '--sbom-type=application'];
  const args = ['sbom', ...kind, '--package-lock-only', '--loglevel=error'];
  const { stdout } = await run('npm', args, { cwd: ROOT, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout) as ComponentList;
}

/**
 * What is shipped, as CycloneDX. npm leaves out react, pg and sixty more when it is told to `--omit dev` (those that a
 * package for development asks for as well), so what is for development alone is taken away here.
 */
export async function makeComponentList(): Promise<ComponentList> {
  const all = await askNpm();
  const shipped = new Set(listShippedPackages().map(({ name, version }) => `${name}@${version}`));
  const own = all.metadata.component;
  const isListed = (ref: string) => shipped.has(ref) || ref === own['bom-ref'];
  return {
    ...all,
    // npm names it after the folder that it lies in.
    metadata: { ...all.metadata, component: { ...own, name: own['bom-ref'].replace(/@[^@]*$/, '') } },
    components: all.components.filter((each) => shipped.has(`${each.name}@${each.version}`)),
    dependencies: all.dependencies
      .filter(({ ref }) => isListed(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isListed) })),
  };
}
