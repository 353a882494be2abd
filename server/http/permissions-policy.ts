import type { FastifyInstance } from 'fastify';

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
