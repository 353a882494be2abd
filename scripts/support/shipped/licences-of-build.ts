import type { Plugin } from 'vite';
import { isAllowed } from './allowed-licences.ts';
import { readLicenceText } from './licence-text.ts';
import { LEFT_BY_BUILD, listShippedPackages, type ShippedPackage } from './shipped-packages.ts';

/** The build sees the subsets made by `npm run fonts`, not the packages. */
const TYPEFACES = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'];

const HEAD = `This site is made with the work of others. Each asks that its notice goes along with what is made of it.\n`;
const RULE = '─'.repeat(80);

export function packageFolders(moduleIds: readonly string[]): Set<string> {
  const found = moduleIds.map((id) => /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]);
  return new Set(found.flatMap((path) => path?.slice(path.indexOf('node_modules/')) ?? []));
}

function entryOf({ name, version, licence, folder }: ShippedPackage): string {
  const text = readLicenceText(folder);
  if (text === '' || !isAllowed(name, licence)) {
    throw new Error(`${name} is sent to browsers, which its licence must allow: see npm run licences.`);
  }
  return `${RULE}\n${name} ${version}: ${licence}\n\n${text}\n`;
}

/** `@fastify/swagger-ui` ships Swagger UI without its licence text; it is the same as sharp's. */
function swaggerUi(): string {
  const [apache] = readLicenceText('node_modules/sharp').split('\n\nAPPENDIX');
  return `${RULE}\nswagger-ui: Apache-2.0\n\nCopyright 2020-2021 SmartBear Software Inc.\n\n${apache}\n`;
}

export function licencesText(folders: ReadonlySet<string>): string {
  const shipped = listShippedPackages();
  const byFolder = new Map(shipped.map((each) => [each.folder, each]));
  const unknown = [...folders].filter((folder) => !byFolder.has(folder));
  if (unknown.length > 0) {
    throw new Error(`Sent to browsers, and no dependency to be shipped: ${unknown.join(', ')}.`);
  }
  const always = new Set([...TYPEFACES, ...LEFT_BY_BUILD, '@fastify/swagger-ui']);
  const sent = shipped.filter(({ name, folder }) => always.has(name) || folders.has(folder));
  return [HEAD, ...sent.map(entryOf), swaggerUi()].join('\n');
}

export const LICENCES_OF_BUILD: Plugin = {
  name: 'licences-of-build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const moduleIds = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    this.emitFile({
      type: 'asset',
      fileName: 'licences.txt',
      source: licencesText(packageFolders(moduleIds)),
    });
  },
};
