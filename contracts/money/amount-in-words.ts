const ONES = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** "Rupees One Lakh Twenty-Three Thousand and Fifty Paise Only" */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = [`Rupees ${rupees === 0 ? 'Zero' : wordsOf(rupees)}`];
  if (rest > 0) words.push(`${belowHundred(rest)} Paise`);
  return `${words.join(' and ')} Only`;
}

function wordsOf(number: number): string {
  for (const [unit, name] of UNITS)
    if (number >= unit)
      return [`${wordsOf(Math.floor(number / unit))} ${name}`, wordsOf(number % unit)]
        .filter((part) => part !== '')
        .join(' ');
  return belowHundred(number);
}

function belowHundred(number: number): string {
  if (number < ONES.length) return ONES[number] ?? '';
  const one = ONES[number % 10];
  const ten = TENS[Math.floor(number / 10)] ?? '';
  return one ? `${ten}-${one}` : ten;
}
