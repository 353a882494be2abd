import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { drawingOf } from './draw-icon.ts';

export type RepeatedIcons = Record<string, LucideIcon>;

export function IconSheet({ icons }: { icons: RepeatedIcons }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(icons).map(([name, icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawingOf(icon)}
        </symbol>
      ))}
    </svg>
  );
}

export function RepeatedIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
