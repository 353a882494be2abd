import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../server/mail/messages/all-messages.ts';
import { renderMessage } from '../../server/mail/messages/render-message.ts';
import pageRoutes from '../../web/routes.ts';

const SITE = 'https://tours.example';
const AGENCY = {
  agencyName: 'Teesta Trails',
  tagline: '',
  phones: ['+91 98320 00001'],
  whatsapp: '+919832000001',
};

/** The paths of all pages, `*` left out: that is the page which says that there is none. */
function pathsOf(routes: RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined || path === '*' ? [] : [full]), ...pathsOf(children, full)];
  });
}

test.each(MESSAGES.map((kind) => [kind.id, kind] as const))(
  'each link of the mail %s leads to a page',
  async (_id, kind) => {
    const replyTo = 'office@agency.example';
    const { text } = await renderMessage(kind, kind.sample, {
      agency: AGENCY,
      siteUrl: SITE,
      words: kind.words,
      replyTo,
    });
    const links = text.match(/https:\/\/tours\.example[^\s)]*/g) ?? [];
    const pages = [...pathsOf(pageRoutes as RouteConfigEntry[]), '/'];
    const lost = links.filter((link) => {
      const { pathname } = new URL(link);
      return !pages.some((path) => matchPath(path, pathname));
    });
    expect(lost).toEqual([]);
  },
);
