export const canBeFound = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
