import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { SHARED_CHUNKS } from './scripts/support/chunks/shared-chunks.ts';
import { LICENCES_OF_BUILD } from './scripts/support/shipped/licences-of-build.ts';

/** See `web/ui/draw-icon.ts`. On the server as in the browser, so that both draw the same. */
const LIGHT_ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('web/ui/draw-icon.ts', import.meta.url)),
};

/** See `web/lib/loading/load-route-module.ts`. On the server the router loads no script. */
const LASTING_PAGES = {
  find: /^\.\/routeModules\.js$/,
  replacement: fileURLToPath(new URL('web/lib/loading/load-route-module.ts', import.meta.url)),
};

/** See `web/lib/loading/discover-desk.ts`. */
const DESK_DISCOVERY = {
  find: /^\.\/lib\/dom\/ssr\/fog-of-war\.js$/,
  replacement: fileURLToPath(new URL('web/lib/loading/discover-desk.ts', import.meta.url)),
};

/** `import text from './file.ts?inline-script'`: the file's one function, small, as the text of a script in a page. */
const INLINE_SCRIPTS: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?inline-script')) return;
    const file = id.replace(/\?.*/, '');
    this.addWatchFile(file);
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    const small = minifySync(file, code, { module: true }).code;
    return `export default ${JSON.stringify(small.replace(/^export /, ''))}`;
  },
};

/** Those that Tailwind 4 is made for: older ones would get half of it anyway. */
const CSS_TARGET = ['chrome111', 'safari16.4', 'firefox128'];

export default defineConfig({
  plugins: [INLINE_SCRIPTS, tailwindcss(), reactRouter(), LICENCES_OF_BUILD],
  // All that pages import is found at the start: a package found later reloads pages, and the first one not at all.
  optimizeDeps: { entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/routes/**/*.tsx'] },
  resolve: { alias: [LIGHT_ICONS, LASTING_PAGES, DESK_DISCOVERY] },
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        // The page names its scripts itself: see `web/lib/starting`.
        modulePreload: false,
        cssTarget: CSS_TARGET,
        rolldownOptions: {
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
          // Else a page fetches them for what the server alone does with them.
          treeshake: { moduleSideEffects: [{ test: /\/contracts\//, sideEffects: false }] },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/server/**', '**/tests/**'] } },
});
