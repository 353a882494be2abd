import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { loadPolicySettings, loadSettings, loadSiteQuestions } from './settings.queries.ts';

export function settingsRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    getSettings: async () => ({ data: await loadSettings(db) }),

    getPolicySettings: async () => ({ data: await loadPolicySettings(db) }),

    getQuestions: async () => ({ data: await loadSiteQuestions(db) }),
  });
}
