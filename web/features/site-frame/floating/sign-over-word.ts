export const SIGN_OVER_WORD =
  'max-lg:flex-col max-lg:items-center max-lg:justify-center max-lg:gap-0.5 max-lg:h-12 max-lg:rounded-field';
export const SMALL_WORD = 'text-[min(0.75rem,13px)] leading-tight font-semibold whitespace-nowrap';
