import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NOBODY = ["'none'"];

/**
 * What each answer tells browsers. Pages bring a Content-Security-Policy of their own; what is no page runs and loads
 * nothing, whoever opens it, but for the picture or film that it is, and the look of a browser's own frame around one.
 */
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
    // The map's host wants to know the site it is shown on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** The page of the API has a policy of its own, by its makers: this site is no more shown in frames there than elsewhere. */
export function stricterDocsPolicy(policy: string): string {
  return policy.replace(/(base-uri|frame-ancestors) 'self'/g, "$1 'none'");
}

/** What no page of this site asks a device for, nor the map in its frame. Sharing and the clipboard are not among them. */
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

/** Tells browsers that nothing on this site may use a camera and the like, whatever got into a page. */
export function installPermissionsPolicy(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', POLICY);
  });
}
