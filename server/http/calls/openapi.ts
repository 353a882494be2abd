import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { ALL_CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import { TAGS } from '../../../contracts/calls/openapi-tags.ts';
import { stricterDocsPolicy } from '../security-headers.ts';
import { prefixOf, SECRET_COOKIE } from '../session/session-cookies.ts';

const CALLS = new Map(ALL_CALLS.map((call) => [call.name, call]));

const DOCS = '/api/docs';

const FILE_BODY = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

const IDEMPOTENCY_KEY = {
  type: 'string',
  maxLength: 200,
  pattern: '^[ -~]*$',
  description: 'A repeat with the same key answers the first result, and does the work once.',
};

function besideValidation(name: string | undefined) {
  const { body, isRepeatable } = CALLS.get(name ?? '') ?? {};
  return {
    ...(body === 'multipart/form-data' && { body: FILE_BODY }),
    ...(isRepeatable && {
      headers: { type: 'object', properties: { 'Idempotency-Key': IDEMPOTENCY_KEY } },
    }),
  };
}

/** Describes only the routes that are registered after it. */
export async function installOpenApi(app: FastifyInstance, siteUrl: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Teesta',
        version: '1',
        description: 'Tours, reviews and booking enquiries of a tour agency.',
        license: { name: 'Not for redistribution', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: siteUrl ?? '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: prefixOf(siteUrl?.startsWith('https:') ?? false) + SECRET_COOKIE,
            description:
              'Set by signing in. Taken from the site’s own pages only, where something is changed.',
          },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const operationId = document.schema?.operationId;
      return { schema: { ...schema, ...besideValidation(operationId), hide: !operationId }, url };
    },
  });
  // JSON is valid YAML, and writing real YAML took a seventh of the site's start.
  app.addHook('onRoute', (route) => {
    if (route.url !== `${DOCS}/yaml`) return;
    route.handler = (_request, reply) => reply.type('application/yaml').send(JSON.stringify(app.swagger()));
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: true,
    transformStaticCSP: stricterDocsPolicy,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  // Built on start, as it takes longer than a request may.
  app.addHook('onListen', async () => void app.swagger());
}
