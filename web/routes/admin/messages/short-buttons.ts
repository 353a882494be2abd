export const SHORT_BUTTON = {
  text: 'max-xl:px-3 max-sm:px-2 max-sm:text-sm max-sm:tracking-tight max-xl:[&>svg]:hidden',
  picture: 'max-xl:px-3.5 max-xl:[&>span:last-child]:sr-only',
};
