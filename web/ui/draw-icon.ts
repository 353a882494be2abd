import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement, type SVGProps } from 'react';

/** What each of lucide's icons brings: what it is drawn of. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for lucide-react's own function of this place (see vite.config.ts), which carries 2 kB for icons made while
 * the page runs: every page would load it first. The same `<svg>`, for icons that are never anything but this; its size
 * and its stroke stand in the style sheet, not in each of a hundred icons.
 */
export default function createLucideIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  const draw = ({ className, ...rest }: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', ...rest, className: className ? `icon ${className}` : 'icon' },
      drawing,
    );
  return Object.assign(draw, { drawing });
}

/** What is inside the `<svg>` of an icon that was made above. */
export function drawingOf(icon: LucideIcon): ReactElement[] {
  return (icon as unknown as ReturnType<typeof createLucideIcon>).drawing;
}
