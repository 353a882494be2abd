import type { FastifyHelmetOptions } from '@fastify/helmet';

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
