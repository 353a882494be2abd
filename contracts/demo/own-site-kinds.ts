/** What "start my own site" deletes, in the order in which it is told. */
export const OWN_SITE_KINDS = [
  ...(['enquiry', 'message', 'customer', 'traveller', 'colleague', 'subscriber', 'issue', 'mail'] as const),
  ...(['tour', 'review', 'place', 'road', 'person', 'template', 'page', 'picture'] as const),
] as const;
export type OwnSiteKind = (typeof OWN_SITE_KINDS)[number];
