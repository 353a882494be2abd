import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All public routes with the page itself, the desk's on its first visit (`web/lib/loading/discover-desk.ts`). Asked for
  // bit by bit, every page sends three more requests while it comes alive, and each answer renders the whole of it once more.
  routeDiscovery: { mode: 'initial' },
  // Where the script of a page's loader is one of its own and does not come, the router waits for it for ever; the page's
  // is asked for by `web/lib/loading/load-route-module.ts`.
  splitRouteModules: false,
} satisfies Config;
