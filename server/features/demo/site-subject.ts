export const SITE = { kind: 'site', id: 'site', label: 'The site' };
