import type { AccentTokens } from '../../../contracts/look/accent.ts';
import { OwnStyle } from '../../lib/starting/own-style.tsx';
import type { OwnLook } from './own-look.ts';

type Props = { look: OwnLook | undefined };

export function LookOfPage({ look }: Props) {
  return look?.accent ? <OwnStyle rules={accentRules(look.accent)} /> : null;
}

/** `html:root` outweighs the sheet, wherever that stands. Printed pages are light. */
function accentRules({ light, dark }: AccentTokens): string {
  return `html:root{${variables(light)}}@media screen and (prefers-color-scheme:dark){html:root{${variables(dark)}}}`;
}

const variables = (tokens: AccentTokens['light']) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');

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
