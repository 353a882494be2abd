import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NOBODY = ["'none'"];

/** Pages bring their own Content-Security-Policy; other answers run nothing and load only their own picture or film. */
export function securityHeaders(isHttps: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NOBODY,
        imgSrc: ["'self'"],
        mediaSrc: ["'self'"],
        styleSrc: ["'unsafe-inline'"],
        objectSrc: NOBODY,
        baseUri: NOBODY,
        formAction: NOBODY,
        frameAncestors: NOBODY,
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps,
    // The map's host wants to know the embedding site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** The API page keeps its makers' policy, but may not be framed either. */
export function stricterDocsPolicy(policy: string): string {
  return policy.replace(/(base-uri|frame-ancestors) 'self'/g, "$1 'none'");
}

/** Sharing and the clipboard are in use. */
const NEVER_USED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const POLICY = NEVER_USED.map((feature) => `${feature}=()`).join(', ');

export function installPermissionsPolicy(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', POLICY);
  });
}
