/** Whether a search means anything: without a letter or a number a list would show all that it has. */
export const canBeFound = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
