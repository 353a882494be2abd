import { knownSettings } from '../../contracts/settings/known-settings.ts';
import type { SiteSettings } from '../../contracts/settings/settings.contract.ts';
import { escapeHtml } from '../mail/rendering/write-html.ts';

const SOON = 'Opening soon';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** What visitors get of a site that is not open: of itself, without a script, and nothing that is made up. */
export function openingSoonPage(settings: SiteSettings): string {
  const { agencyName, town, phones = [], whatsapp, email } = knownSettings(settings);
  const isNamed = !settings.placeholders.includes('agencyName');
  const ways = [
    ...phones.map((phone) =>
      way('Call', phone, `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`),
    ),
    ...(whatsapp ? [way('WhatsApp', whatsapp, `https://wa.me/${digitsOf(whatsapp)}`)] : []),
    ...(email ? [way('Email', email, `mailto:${email}`)] : []),
  ];
  const said = [
    isNamed && 'Opening soon.',
    'Our site is not ready yet.',
    ways.length > 0 && 'You can still reach us:',
  ];
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isNamed ? `${escapeHtml(agencyName)} · ${SOON}` : SOON}</title>
<style>
  :root { color-scheme: light dark; --paper: #fbf8f2; --ink: #14231f; --soft: #4b5d56; --line: #dfe7e2; --link: #1b6f6d; font: 1.125rem/1.6 system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --paper: #0e1714; --ink: #eef0e8; --soft: #a9b8b0; --line: #29382f; --link: #74c8c2 } }
  body { margin: 0; background: var(--paper); color: var(--ink) }
  main { box-sizing: border-box; max-width: 36rem; min-height: 100vh; margin: 0 auto; padding: 15vh 1.25rem 2rem; display: flex; flex-direction: column; overflow-wrap: anywhere }
  h1 { font: 600 clamp(2rem, 1.4rem + 3vw, 3rem)/1.15 Georgia, serif; margin: 0 }
  p { margin: 0.75rem 0 0; color: var(--soft) }
  dl { margin: 2rem 0; border-top: 1px solid var(--line) }
  dl div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; border-bottom: 1px solid var(--line) }
  dt { width: 6rem; color: var(--soft) }
  dd { margin: 0; flex: 1 1 12rem }
  a { color: var(--link); text-underline-offset: 0.2em }
  dd a { display: flex; align-items: center; min-height: 3rem }
  footer { margin-top: auto; font-size: 1rem }
  footer a { display: inline-flex; align-items: center; min-height: 2.75rem }
</style>
<main>
  <h1>${escapeHtml(isNamed ? agencyName : SOON)}</h1>
  ${town ? `<p>${escapeHtml(town)}</p>` : ''}
  <p>${said.filter(Boolean).join(' ')}</p>
  ${ways.length > 0 ? `<dl>${ways.join('')}</dl>` : ''}
  <footer><a href="/login">For staff: sign in</a></footer>
</main>
</html>
`;
}

function way(name: string, text: string, address: string): string {
  return `<div><dt>${name}</dt><dd><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></dd></div>`;
}
