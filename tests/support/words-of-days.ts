const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `an|${NUMBERS.join('|')}|\\d+(?:\\.\\d+)?`;
const HOURS = new RegExp(
  `\\b(?:(${NUMBER}) to )?(${NUMBER})( and a half| and a quarter)?(?: hours?)( and a half| and a quarter)?\\b`,
  'gi',
);

export function hoursNamed(text: string): number[] {
  return [...text.matchAll(HOURS)].map(([, , number = '', before, after]) => {
    const part = before ?? after ?? '';
    return valueOfNumber(number) + (part.includes('half') ? 0.5 : part.includes('quarter') ? 0.25 : 0);
  });
}

export function metresNamed(text: string): number[] {
  return [...text.matchAll(/(\d),(\d{3})(?= m\b|–)/g)].map(([, thousands, rest]) =>
    Number(`${thousands}${rest}`),
  );
}

export function kilometresNamed(text: string): number[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?) km\b/g)].map(([, number]) => Number(number));
}

function valueOfNumber(number: string): number {
  const word = NUMBERS.indexOf(number.toLowerCase());
  if (number.toLowerCase() === 'an') return 1;
  return word === -1 ? Number(number) : word;
}
