import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { PICTURE_USERS } from './all-picture-users.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { confirmEmailRoutes } from './features/accounts/confirmed-email/confirm-email.routes.ts';
import { passwordResetRoutes } from './features/accounts/forgotten-password/password-reset.routes.ts';
import { ownAccountRoutes } from './features/accounts/own-account/own-account.routes.ts';
import { ownershipRoutes } from './features/accounts/ownership/ownership.routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts';
import { signInRoutes } from './features/accounts/sign-in/sign-in.routes.ts';
import { staffInvitationRoutes } from './features/accounts/staff-invitations/staff-invitations.routes.ts';
import { userRoutes } from './features/accounts/users/users.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { contactRoutes } from './features/contacts/contacts.routes.ts';
import { manageContactRoutes } from './features/contacts/manage-contacts.routes.ts';
import { customerRoutes } from './features/customers/desk/customers.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { ownSiteRoutes } from './features/demo/own-site.routes.ts';
import { deskSearchRoutes } from './features/desk-search/desk-search.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { addEnquiryAsStaffRoutes } from './features/enquiries/desk/add-as-staff/add-enquiry-as-staff.routes.ts';
import { changeEnquiryRoutes } from './features/enquiries/desk/change/change-enquiries.routes.ts';
import { deskListRoutes } from './features/enquiries/desk/list/desk-list.routes.ts';
import { specifiedListAndBinRoutes } from './features/enquiries/desk/specified-list-and-bin.routes.ts';
import { workOnEnquiryRoutes } from './features/enquiries/desk/work-on-enquiry.routes.ts';
import { enquiryRoutes } from './features/enquiries/enquiries.routes.ts';
import { dueListRoutes } from './features/enquiries/money/due-list.routes.ts';
import { moneyRoutes } from './features/enquiries/money/money.routes.ts';
import { moneyOfLinkRoutes } from './features/enquiries/money/money-of-link.routes.ts';
import { quoteLinkRoutes } from './features/enquiries/quotes/quote-link.routes.ts';
import { quoteRoutes } from './features/enquiries/quotes/quotes.routes.ts';
import { healthRoutes } from './features/health.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { lookRoutes } from './features/look/look.routes.ts';
import { mailDeskRoutes } from './features/mail-desk/mail-desk.routes.ts';
import { mailSettingsRoutes } from './features/mail-desk/mail-settings.routes.ts';
import { mailWordsRoutes } from './features/mail-words/mail-words.routes.ts';
import { libraryRoutes } from './features/media/library/library.routes.ts';
import { manageMediaRoutes } from './features/media/manage-media.routes.ts';
import { uploadedFileRoutes } from './features/media/uploaded-files.routes.ts';
import { videoRoutes } from './features/media/video/video.routes.ts';
import { installMetrics } from './features/metrics/metrics.ts';
import { moneyRulesRoutes } from './features/money-rules/money-rules.routes.ts';
import { morningMailRoutes } from './features/morning/morning-mail.routes.ts';
import { followedLinkRoutes } from './features/newsletter/followed-links.routes.ts';
import { issueRoutes } from './features/newsletter/issues.routes.ts';
import { isOpen } from './features/opening/opening.queries.ts';
import { openingRoutes } from './features/opening/opening.routes.ts';
import { pageContentRoutes } from './features/page-content/page-content.routes.ts';
import { replyFileRoutes } from './features/reply-files/reply-files.routes.ts';
import { replyTemplateRoutes } from './features/reply-templates/reply-templates.routes.ts';
import { invitationRoutes } from './features/reviews/invitations/invitation.routes.ts';
import { manageReviewRoutes } from './features/reviews/manage-reviews.routes.ts';
import { reviewPictureFileRoutes } from './features/reviews/pictures/review-picture-files.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { roadRoutes } from './features/roads/roads.routes.ts';
import { savedTourRoutes } from './features/saved-tours/saved-tours.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { socialCardRoutes } from './features/social-cards/social-cards.routes.ts';
import { stopRoutes } from './features/stops/stops.routes.ts';
import { manageSubscriberRoutes } from './features/subscribers/manage-subscribers.routes.ts';
import { newsletterFormRoutes } from './features/subscribers/newsletter-forms.routes.ts';
import { subscriberRoutes } from './features/subscribers/subscribers.routes.ts';
import { teamRoutes } from './features/team/team.routes.ts';
import { openTourCatalogue } from './features/tours/catalogue/tour-catalogue.ts';
import { manageTourRoutes } from './features/tours/manage/manage-tours.routes.ts';
import { openTourSearch } from './features/tours/search/open-tour-search.ts';
import { tourRoutes } from './features/tours/tours.routes.ts';
import { installCachedAnswers } from './http/cache/cached-answers.ts';
import { SMALL_BODY } from './http/calls/body-bytes.ts';
import { installBodyReading } from './http/calls/body-reading.ts';
import { installOpenApi } from './http/calls/openapi.ts';
import { watchServedCalls } from './http/calls/serve-calls.ts';
import { refuseCallsOfClosedSite, watchOpening } from './http/closed-site/closed-site.ts';
import { answerError, installErrorHandler } from './http/faults/error-handler.ts';
import { answerUnreadable } from './http/faults/unreadable-request.ts';
import { closeConnectionsWithoutWork } from './http/limits/close-connections.ts';
import { installConcurrencyLimit } from './http/limits/concurrency-limit.ts';
import { answerOneAtATime } from './http/limits/one-at-a-time.ts';
import { installRateLimits } from './http/limits/rate-limits.ts';
import {
  installBodyDeadline,
  installReadingDeadline,
  SLOW_CLIENT_OPTIONS,
} from './http/limits/slow-clients.ts';
import { installAccessLog } from './http/log-access.ts';
import { installPermissionsPolicy, securityHeaders } from './http/security-headers.ts';
import { installSessions } from './http/session/session.ts';
import { openDnsLookups } from './mail/dns-lookups.ts';
import { createMailBuilder, MAIL_KINDS } from './mail-builder.ts';
import { readableAddress } from './pages/address/readable-address.ts';

/** Of 11: higher levels took six milliseconds per list for a tenth less bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Some seconds of work: any more would wait longer than visitors do. */
const MAX_CALLS = 1_000;

type Options = {
  logger?: FastifyServerOptions['logger'];
  cacheLifetime?: number;
};

const FEATURES = [
  tourRoutes,
  manageTourRoutes,
  stopRoutes,
  teamRoutes,
  manageMediaRoutes,
  libraryRoutes,
  videoRoutes,
  reviewRoutes,
  invitationRoutes,
  manageReviewRoutes,
  signInRoutes,
  passwordResetRoutes,
  userRoutes,
  staffInvitationRoutes,
  ownershipRoutes,
  ownAccountRoutes,
  confirmEmailRoutes,
  morningMailRoutes,
  secondFactorRoutes,
  savedTourRoutes,
  enquiryRoutes,
  specifiedListAndBinRoutes,
  deskListRoutes,
  changeEnquiryRoutes,
  addEnquiryAsStaffRoutes,
  workOnEnquiryRoutes,
  quoteRoutes,
  quoteLinkRoutes,
  moneyRoutes,
  moneyOfLinkRoutes,
  dueListRoutes,
  documentRoutes,
  moneyRulesRoutes,
  inboxRoutes,
  subscriberRoutes,
  manageSubscriberRoutes,
  issueRoutes,
  contactRoutes,
  manageContactRoutes,
  customerRoutes,
  deskSearchRoutes,
  mailDeskRoutes,
  mailSettingsRoutes,
  mailWordsRoutes,
  replyTemplateRoutes,
  replyFileRoutes,
  roadRoutes,
  pageContentRoutes,
  settingsRoutes,
  openingRoutes,
  demoRoutes,
  ownSiteRoutes,
  importRoutes,
  auditRoutes,
  dashboardRoutes,
  liveRoutes,
];

export async function buildApp(
  deps: Deps,
  { logger = false, cacheLifetime }: Options = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    // The error handler logs faults; a line per request would bury them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(deps.config.trustProxy),
    bodyLimit: SMALL_BODY,
    ...SLOW_CLIENT_OPTIONS,
    forceCloseConnections: 'idle',
    // Node makes 128 of them at a time: one by one they took a third of the time to send a cached page.
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  installBodyReading(app);
  installBodyDeadline(app);
  installReadingDeadline(app);
  closeConnectionsWithoutWork(app);
  await app.register(helmet, securityHeaders(isHttps(deps)));
  installPermissionsPolicy(app);
  await app.register(cookie);
  await installRateLimits(app, deps.config.rateLimitScale);
  app.decorate('isSiteOpen', watchOpening({ read: () => isOpen(deps.db), siteChanges: deps.siteChanges }));
  installCachedAnswers(app, { ...deps, lifetime: cacheLifetime });
  answerOneAtATime(app);
  await installMetrics(app, deps);
  await installOpenApi(app, deps.config.publicUrl);

  const catalogue = openTourCatalogue(deps.db);
  const parts = {
    ...deps,
    catalogue,
    tourSearch: openTourSearch(deps.db, catalogue),
    dns: openDnsLookups(deps.config.dnsServers),
    mailKinds: MAIL_KINDS,
    pictureUsers: PICTURE_USERS,
    mailBuilderFor: (siteUrl: string) => createMailBuilder(deps, siteUrl),
  };
  // Requests wait for it while the server already listens. If the database is away, each call reports that itself.
  app.addHook('onReady', async () => {
    parts.tourSearch
      .read()
      .catch((error) => app.log.warn({ err: error }, 'the catalogue could not be read at the start'));
  });

  await app.register(healthRoutes(deps));
  await app.register(siteRoutes(parts));
  await app.register(socialCardRoutes(deps));
  await app.register(lookRoutes(deps));
  await app.register(uploadedFileRoutes(deps));
  await app.register(reviewPictureFileRoutes(deps));
  await app.register(newsletterFormRoutes);
  await app.register(followedLinkRoutes(deps));
  await app.register(
    async (api) => {
      // Only the API: a busy process must not fail its health check and be restarted.
      installConcurrencyLimit(api, MAX_CALLS);
      await api.register(compress, { threshold: 1024, brotliOptions: BROTLI, globalDecompression: false });
      installSessions(api, deps);
      refuseCallsOfClosedSite(api);
      installAccessLog(api);
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      const expectAllServed = watchServedCalls(api);
      for (const routes of FEATURES) await api.register(routes(parts));
      expectAllServed();
    },
    { prefix: '/api/v1' },
  );
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  return app;
}

function trustProxyOption(trustProxy: Config['trustProxy']) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}

function isHttps({ config }: Deps): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}
