import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What only pages with tours show, and only pages with a form: the others do not carry it. By the names of their files. */
const CARDS = fileNamed(
  'card-of|carried-search|catalogue-api|compare-button|compare-store|destination-search|format-rupees|price|rating|save-button',
  'search-results|tour-call-paths|tour-card|tour-filters|tour-grid|tour-grid-style|use-compared|use-destination-search|use-saved-tour',
);
const FORMS = fileNamed(
  'draft-notice|draft-store|fetch-page-script|field-frame|field-style|is-email-address|no-script-contact|number-field|random-key',
  'select-field|send-once|tab-storage|text-area-field|text-field|use-faults|use-form-draft',
);

/** Many entries use these, but few pages before their first press: they stay out of what every page carries. */
const LATER = fileNamed(
  'india-time|travel-days|desk-call-paths|tour-terms|destination-guide|dialog|empty-state|enquiry-api|enquiry-call-paths|failure-alert',
  'calendar-link|fetch-file|remember-focus|save-as-file|scene-address|stars|tour-query|whatsapp-link',
);

/** Only staff see these. */
const DESK_ICONS = /\/lucide-react\/.*\/(trash|chevrons-left)\.mjs$/;

/** What the list of tours and the parts that it loads later both read: one file instead of two. */
const FILTERS = fileNamed('tour-filter-labels|tour-query');

/** A few shared files instead of thirty small ones: a third of the requests for a page, and they compress better. */
const SHARED_CHUNKS = [
  {
    name: 'framework',
    test: /\/(node_modules\/(react|react-dom|react-router|scheduler)\/|web\/lib\/loading\/load-route-module)/,
    priority: 3,
  },
  {
    // What at least four entries use; what one page alone needs, or loads later, stays with that page. Before the two
    // below, or they would take along what they import.
    name: 'site',
    test: (id: string) =>
      SHARED.test(id) && ![CARDS, FORMS, LATER, DESK_ICONS].some((names) => names.test(id)),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'cards', test: CARDS, minShareCount: 3, priority: 1 },
  { name: 'forms', test: FORMS, minShareCount: 3, priority: 1 },
  { name: 'filters', test: FILTERS, priority: 1 },
];
const SHARED = /\/(web\/(ui|features|api|lib)\/(?!.*structured-data\.ts)|contracts\/|lucide-react\/)/;

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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: [LIGHT_ICONS, LASTING_PAGES] },
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/server/**', '**/tests/**'] } },
});
