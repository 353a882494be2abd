import type { AccentTokens } from '../../../contracts/look/accent.ts';
import { OwnStyle } from '../../lib/starting/own-style.tsx';
import type { OwnLook } from './own-look.ts';

type Props = { look: OwnLook | undefined };

export function LookOfPage({ look }: Props) {
  if (!look) return null;
  return <OwnStyle rules={import.meta.env.SSR ? `${accentRules(look.accent)}${PRINTED}` : ''} />;
}

/** `html:root` outweighs the sheet, wherever that stands. Printed pages are light. */
function accentRules(tokens: AccentTokens | null): string {
  if (!tokens) return '';
  const { light, dark } = tokens;
  return `html:root{${variables(light)}}@media screen and (prefers-color-scheme:dark){html:root{${variables(dark)}}}`;
}

const variables = (tokens: AccentTokens['light']) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');

/** Of the site's header the logo. */
const PRINTED =
  '@media print{body>header:has(>div>.site-bar){display:block;position:static;height:auto}body>header>div{border:0}body>header .site-bar>:not(a){display:none}}';

/** On the server alone. */
export function ThemeColours({ look }: Props) {
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={look?.accent?.light.action ?? '#fbf8f2'}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={look?.accent?.dark.night ?? '#0e1714'}
      />
    </>
  );
}
