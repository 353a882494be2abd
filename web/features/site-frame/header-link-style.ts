import { classNames } from '../../ui/class-names.ts';

export function headerLinkStyle({ isActive }: { isActive: boolean }): string {
  return classNames(
    'grid min-h-11 place-items-center border-y-2 border-transparent px-2 font-medium hover:text-teesta xl:px-3',
    isActive && 'border-b-marigold text-ink',
  );
}
