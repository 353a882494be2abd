import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../contracts/answers.contract.ts';
import { siteSettings } from '../../../contracts/settings.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { loadSettings } from './settings.queries.ts';

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
  };
}
