import { createElement, type ReactElement, type SVGProps } from 'react';

/** What each of lucide's icons brings: its name and what it is drawn of. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for lucide-react's own function of this place (see vite.config.ts), which carries 2 kB for icons made while
 * the page runs: every page would load it first. The same `<svg>`, for icons that are never anything but this.
 */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ className, ...rest }: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
        className: `lucide-${name} ${className ?? ''}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
