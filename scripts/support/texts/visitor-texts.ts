import { globSync } from 'node:fs';
import { ACCOUNT_CALLS } from '../../../contracts/calls/account-calls.ts';
import type { Calls } from '../../../contracts/calls/call.ts';
import { FORM_CALLS } from '../../../contracts/calls/form-calls.ts';
import { PAYER_CALLS } from '../../../contracts/calls/payer-calls.ts';
import { QUOTE_CALLS } from '../../../contracts/calls/quote-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from '../../../contracts/calls/visitor-calls.ts';
import pageRoutes from '../../../web/routes.ts';
import { loadedBy, projectRoot, readProjectFile } from './loaded-files.ts';
import { type SourceKind, type Text, textsInSource } from './texts-in-source.ts';

export type CatalogueText = Text & { files: string[] };

const LAYOUT = 'routes/public-layout.tsx';
/** Read by staff alone, no longer shown, or content: `PAGE_CONTENTS`, `MESSAGES`. */
const LEFT_OUT = [
  /^web\/routes\/admin\/|^contracts\/(page-content|calls)\/|\/(manage-|users\/|records\/|reply-files\/)/,
  /^contracts\/(settings|team|stops|roads|media|opening|dossier|mail|customers)[\w./-]*\.contract\.ts$/,
  /\/(parts-of-an-enquiry|personal-data|spam-reasons|late-after|markdown-bounds|earlier-consents)\.ts$/,
  /\/(road-records|stop-records|team-records|settings\.routes|change-content)\.ts$/,
];
const isLeftOut = (file: string) => LEFT_OUT.some((pattern) => pattern.test(file));

/** What visitors read or hear that is not content, each text once, in the order of the alphabet. */
export function visitorTexts(): CatalogueText[] {
  const pages = loadedBy(pageFiles(), (file) => /^(web|contracts)\//.test(file) && !isLeftOut(file));
  const isOfServer = (file: string) =>
    /^(server\/(features|http|pages)|contracts)\//.test(file) && !isLeftOut(file);
  const texts = new Map<string, CatalogueText>();
  const add = (file: string, kind: SourceKind) => {
    for (const { text, many } of textsInSource(file, readProjectFile(file), kind)) {
      const known = texts.get(`${text}\n${many ?? ''}`) ?? { text, ...(many && { many }), files: [] };
      texts.set(`${text}\n${many ?? ''}`, known);
      if (!known.files.includes(file)) known.files.push(file);
    }
  };
  for (const file of pages) add(file, kindOf(file));
  for (const file of loadedBy(['server/mail-builder.ts'], isOfMails)) add(file, 'pages');
  const seen = new Set(pages);
  for (const file of loadedBy(serverFiles(), isOfServer)) if (!seen.has(file)) add(file, kindOf(file));
  return [...texts.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
}

const kindOf = (file: string): SourceKind =>
  /^server\/(?!pages\/[\w-]+-page\.ts$)|\.contract\.ts$/.test(file) ? 'server' : 'pages';

const isOfMails = (file: string) =>
  /^server\/(mail\/(messages|rendering)|features)\/.*(\.mail|message|messages|parts|payments|blocks-as-\w+)\.ts$/.test(
    file,
  ) && !/morning/.test(file);

function pageFiles(): string[] {
  const layout = pageRoutes.find(({ file }) => file === LAYOUT);
  const ofVisitors = [...pageRoutes.filter(({ children }) => !children), ...(layout?.children ?? [])];
  const files = [LAYOUT, ...ofVisitors.map(({ file }) => file)].map((file) => `web/${file}`);
  return ['web/root.tsx', 'web/entry.client.tsx', 'web/entry.server.tsx', ...files];
}

/** Those that serve a call of visitors, what answers faults, and pages that come without React. */
function serverFiles(): string[] {
  const calls: Calls = {
    ...VISITOR_CALLS,
    ...RENDERING_CALLS,
    ...FORM_CALLS,
    ...QUOTE_CALLS,
    ...PAYER_CALLS,
    ...ACCOUNT_CALLS,
  };
  const names = Object.keys(calls).filter((name) => calls[name]?.by);
  const serves = new RegExp(`^\\s+(async )?(${names.join('|')})\\b\\s*[:(,]`, 'm');
  const routes = globSync('server/features/**/*.routes.ts', { cwd: projectRoot });
  return [
    ...routes.filter((file) => serves.test(readProjectFile(file))).sort(),
    'server/http/faults/error-handler.ts',
    'server/pages/page-routes.ts',
    'server/pages/plain-error-page.ts',
    'server/pages/opening-soon-page.ts',
  ];
}
