import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Two shared files instead of thirty small ones: a third of the requests for a page, and they compress better. */
const SHARED_CHUNKS = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What at least four entries use; what one page alone needs, or loads later, stays with that page.
  {
    name: 'site',
    test: /\/(web\/(ui|components|api)\/|web\/lib\/(?!structured-data)|contracts\/|lucide-react\/)/,
    minShareCount: 4,
  },
];

/** See `web/ui/draw-icon.ts`. On the server as in the browser, so that both draw the same. */
const LIGHT_ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('web/ui/draw-icon.ts', import.meta.url)),
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: [LIGHT_ICONS] },
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/server/**', '**/tests/**'] } },
});
