import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { LICENCES_OF_BUILD } from './scripts/support/shipped/licences-of-build.ts';

/** By the names of their files: the page around every page, and what many pages show or several groups below need. */
const FRAME = fileNamed(
  'root|public-layout|button-link|call-us|compare-store|empty-state|notice|not-loaded|office-details|page-heading|page-meta',
  'picture|picture-preload|skeleton|tour-grid-skeleton|use-compared|use-page-idle|use-page-visible',
  'destination-guide|destinations|india-time|map-addresses|scene-address|sign-in-api',
);
const FRAME_ICONS =
  /\/lucide-react\/.*\/(chevron-down|chevron-left|chevron-right|mail|map-pin|pause|play)\.mjs$/;

/**
 * A few shared files instead of thirty small ones: a page comes alive with few requests, and they compress better. Each
 * takes along what its modules import, but for what a group with a higher priority has taken.
 */
const SHARED_CHUNKS = [
  {
    name: 'framework',
    test: /\/(node_modules\/(react|react-dom|react-router|scheduler)\/|web\/(lib\/loading\/load-route-module|entry\.client))/,
    priority: 5,
  },
  /** What stands on every page. */
  { name: 'frame', test: (id: string) => FRAME.test(id) || FRAME_ICONS.test(id), priority: 4 },
  /** What every page loads once it is alive. */
  {
    name: 'later',
    test: fileNamed('site-footer|contact-and-scroll-buttons|compare-bar|session-still-open-notice'),
    priority: 3,
  },
  {
    name: 'cards',
    test: fileNamed('tour-card|tour-grid|page-links|destination-search|tour-query|tour-filter-labels'),
    priority: 2,
  },
  {
    name: 'forms',
    test: fileNamed(
      'use-form-draft|use-faults|text-field|text-area-field|select-field|number-field|send-button|no-script-contact|is-email-address|failure-text|failure-alert|fetch-page-script|enquiry-api',
    ),
    priority: 2,
  },
  { name: 'consent', test: fileNamed('consents|consent-line'), priority: 2 },
  /** What goes on after an enquiry, also on the page that thanks for one: that has no form. */
  { name: 'sent', test: fileNamed('calendar-link|save-as-file|whatsapp-link'), priority: 2 },
  /** What asks the agency for something; signing in does without. */
  { name: 'enquiry', test: fileNamed('enquiry-form|use-form-traces'), priority: 1 },
  {
    name: 'account',
    test: fileNamed('account-form|account-page|password-field|sign-in-page'),
  },
  {
    name: 'signed-in',
    test: fileNamed('signed-in-page|load-as-signed-in|account-api|use-revalidate-on-session-change'),
  },
];

function fileNamed(...names: string[]): RegExp {
  return new RegExp(`/(${names.join('|')})\\.tsx?$`);
}

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
  resolve: { alias: [LIGHT_ICONS, LASTING_PAGES] },
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        // The page names its scripts itself: see `web/lib/starting`.
        modulePreload: false,
        cssTarget: CSS_TARGET,
        rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/server/**', '**/tests/**'] } },
});
