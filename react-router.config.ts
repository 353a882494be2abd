import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes with the page itself. Asked for bit by bit, every page sends three more requests while it comes alive, and
  // each answer renders the whole of it once more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
