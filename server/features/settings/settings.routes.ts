import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { policySettings, siteSettings } from '../../../contracts/settings.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { loadPolicySettings, loadSettings } from './settings.queries.ts';

export function settingsRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/settings',
      {
        schema: {
          tags: ['site'],
          summary: 'What the site says about the agency',
          response: answers(answerOf(siteSettings)),
        },
      },
      async () => ({ success: true as const, data: await loadSettings(db) }),
    );

    app.get(
      '/settings/policies',
      {
        schema: {
          tags: ['site'],
          summary: 'Season starts of the refund rule, and facts with their sources on the policies page',
          response: answers(answerOf(policySettings)),
        },
      },
      async () => ({ success: true as const, data: await loadPolicySettings(db) }),
    );
  };
}
