import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';

/** Writes the router's manifest once more, without the desk's routes: `web/lib/loading/discover-desk.ts`. */
export function splitManifest(build) {
  const assets = join(build, 'client', 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  const text = file && readFileSync(join(assets, file), 'utf8');
  if (!text?.startsWith(START)) throw new Error('The build has no manifest of its routes.');
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''));
  // Pages of several addresses have ids of their own, and no page of the desk has one of another layout.
  const isOfDesk = ([id, { parentId = '' }]) => [id, parentId].some((one) => one.startsWith('routes/admin/'));
  const routes = Object.entries(manifest.routes).filter((entry) => !isOfDesk(entry));
  const slim = { ...manifest, routes: Object.fromEntries(routes) };
  writeFileSync(
    join(assets, file.replace('manifest-', 'manifest-public-')),
    `${START}${JSON.stringify(slim)}`,
  );
}
