import type { DocumentKind } from '../../contracts/money/document-terms.ts';

/** Paise. */
type Paper = [kind: DocumentKind, taxable: number, cgst: number, sgst: number, igst: number, total: number];

export type TripByHand = {
  /** Rupees, of each of two. */
  price: number;
  permits?: number;
  kind: 'package' | 'other';
  isIncluded: boolean;
  state: '19' | '11';
  /** Percent, every 20 days from the day of acceptance; else half at once, and half before they travel. */
  parts?: number[];
  fate: number;
  /** Of a cancellation. */
  refund?: number;
  papers: Paper[];
  money: { due: number; received: number; refunded: number; balance: number };
};

const twice = (paper: Paper): Paper[] => [paper, paper];

/**
 * Worked out on paper: what is paid is divided by 1.05 or 1.18, and rounded half up to the paisa; the tax is the rest. Of the
 * halves an odd paisa is rounded away. What takes back a paper in parts ends with what is left of it.
 */
export const TWENTY: TripByHand[] = [
  // Only the advance of 42,000 is paid, and half of it comes back, in two parts: 100 / 1.05 = 95.238.
  {
    ...{ price: 21_000, kind: 'package', isIncluded: true, state: '19', fate: 0, refund: 10_500_00 },
    papers: [
      ['receipt_voucher', 20_000_00, 500_00, 500_00, 0, 21_000_00],
      ['refund_voucher', 95_24, 2_38, 2_38, 0, 100_00],
      ['refund_voucher', 9_904_76, 247_62, 247_62, 0, 10_400_00],
    ],
    money: { due: 10_500_00, received: 21_000_00, refunded: 10_500_00, balance: 0 },
  },
  // 50,000 and 18 %: 59,000. 100 / 1.18 = 84.7458; 11,800 is 10,000 and 1,800.
  {
    ...{ price: 25_000, kind: 'other', isIncluded: false, state: '11', fate: 0, refund: 11_800_00 },
    papers: [
      ['receipt_voucher', 25_000_00, 0, 0, 4_500_00, 29_500_00],
      ['refund_voucher', 84_75, 0, 0, 15_25, 100_00],
      ['refund_voucher', 9_915_25, 0, 0, 1_784_75, 11_700_00],
    ],
    money: { due: 17_700_00, received: 29_500_00, refunded: 11_800_00, balance: 0 },
  },
  // Paid, invoiced and cancelled: a third of 63,000 comes back by a credit note.
  {
    ...{ price: 30_000, kind: 'package', isIncluded: false, state: '11', fate: 1, refund: 21_000_00 },
    papers: [
      ...twice(['receipt_voucher', 30_000_00, 0, 0, 1_500_00, 31_500_00]),
      ['invoice', 60_000_00, 0, 0, 3_000_00, 63_000_00],
      ['credit_note', 20_000_00, 0, 0, 1_000_00, 21_000_00],
    ],
    money: { due: 42_000_00, received: 63_000_00, refunded: 21_000_00, balance: 0 },
  },
  // 70,800 / 1.18 = 60,000.
  {
    ...{ price: 35_400, kind: 'other', isIncluded: true, state: '19', fate: 1, refund: 17_700_00 },
    papers: [
      ...twice(['receipt_voucher', 30_000_00, 2_700_00, 2_700_00, 0, 35_400_00]),
      ['invoice', 60_000_00, 5_400_00, 5_400_00, 0, 70_800_00],
      ['credit_note', 15_000_00, 1_350_00, 1_350_00, 0, 17_700_00],
    ],
    money: { due: 53_100_00, received: 70_800_00, refunded: 17_700_00, balance: 0 },
  },
  // One of two cancels. 19,999 / 1.05 = 19,046.667; tax 952.33, of which a paisa is rounded away. 9,999 / 1.05 = 9,522.857.
  {
    ...{ price: 19_999, kind: 'package', isIncluded: true, state: '19', fate: 2, refund: 9_999_00 },
    papers: [
      ...twice(['receipt_voucher', 19_046_67, 476_16, 476_16, 0, 19_999_00]),
      ['invoice', 38_093_33, 952_33, 952_33, 0, 39_998_00],
      ['credit_note', 9_522_86, 238_07, 238_07, 0, 9_999_00],
    ],
    money: { due: 29_999_00, received: 39_998_00, refunded: 9_999_00, balance: 0 },
  },
  // 54,000 and 9,720; half of what one paid comes back.
  {
    ...{ price: 27_000, kind: 'other', isIncluded: false, state: '11', fate: 2, refund: 15_930_00 },
    papers: [
      ...twice(['receipt_voucher', 27_000_00, 0, 0, 4_860_00, 31_860_00]),
      ['invoice', 54_000_00, 0, 0, 9_720_00, 63_720_00],
      ['credit_note', 13_500_00, 0, 0, 2_430_00, 15_930_00],
    ],
    money: { due: 47_790_00, received: 63_720_00, refunded: 15_930_00, balance: 0 },
  },
  // The charge of 29,400 has the only invoice, and takes in 21,000 and 8,400: of the second 12,600 comes back.
  {
    ...{ price: 20_000, kind: 'package', isIncluded: false, state: '19', fate: 3, refund: 12_600_00 },
    papers: [
      ...twice(['receipt_voucher', 20_000_00, 500_00, 500_00, 0, 21_000_00]),
      ['invoice', 28_000_00, 700_00, 700_00, 0, 29_400_00],
      ['refund_voucher', 95_24, 2_38, 2_38, 0, 100_00],
      ['refund_voucher', 11_904_76, 297_62, 297_62, 0, 12_500_00],
    ],
    money: { due: 29_400_00, received: 42_000_00, refunded: 12_600_00, balance: 0 },
  },
  {
    ...{ price: 23_600, kind: 'other', isIncluded: true, state: '11', fate: 3, refund: 5_900_00 },
    papers: [
      ...twice(['receipt_voucher', 20_000_00, 0, 0, 3_600_00, 23_600_00]),
      ['invoice', 35_000_00, 0, 0, 6_300_00, 41_300_00],
      ['refund_voucher', 84_75, 0, 0, 15_25, 100_00],
      ['refund_voucher', 4_915_25, 0, 0, 884_75, 5_800_00],
    ],
    money: { due: 41_300_00, received: 47_200_00, refunded: 5_900_00, balance: 0 },
  },
  // 20,000 too much, which comes back of the last voucher. 20,000 / 1.05 = 19,047.619; 19,900 / 1.05 = 18,952.381.
  {
    ...{ price: 26_250, kind: 'package', isIncluded: true, state: '11', fate: 4 },
    papers: [
      ['receipt_voucher', 19_047_62, 0, 0, 952_38, 20_000_00],
      ...twice(['receipt_voucher', 25_000_00, 0, 0, 1_250_00, 26_250_00]),
      ['invoice', 50_000_00, 0, 0, 2_500_00, 52_500_00],
      ['refund_voucher', 95_24, 0, 0, 4_76, 100_00],
      ['refund_voucher', 18_952_38, 0, 0, 947_62, 19_900_00],
    ],
    money: { due: 52_500_00, received: 72_500_00, refunded: 20_000_00, balance: 0 },
  },
  // 20,000 / 1.18 = 16,949.153; tax 3,050.85. Of the last voucher the invoice takes 27,200: 27,200 / 1.18 = 23,050.847, and
  // 27,300 / 1.18 = 23,135.593, so that what is between them is 84.74.
  {
    ...{ price: 40_000, kind: 'other', isIncluded: false, state: '19', fate: 4 },
    papers: [
      ['receipt_voucher', 16_949_15, 1_525_42, 1_525_42, 0, 20_000_00],
      ...twice(['receipt_voucher', 40_000_00, 3_600_00, 3_600_00, 0, 47_200_00]),
      ['invoice', 80_000_00, 7_200_00, 7_200_00, 0, 94_400_00],
      ['refund_voucher', 84_74, 7_63, 7_63, 0, 100_00],
      ['refund_voucher', 16_864_41, 1_517_80, 1_517_80, 0, 19_900_00],
    ],
    money: { due: 94_400_00, received: 114_400_00, refunded: 20_000_00, balance: 0 },
  },
  // The advance bounces before the invoice, and is paid again.
  {
    ...{ price: 10_500, kind: 'package', isIncluded: true, state: '19', fate: 5 },
    papers: [
      ['receipt_voucher', 10_000_00, 250_00, 250_00, 0, 10_500_00],
      ['refund_voucher', 10_000_00, 250_00, 250_00, 0, 10_500_00],
      ...twice(['receipt_voucher', 10_000_00, 250_00, 250_00, 0, 10_500_00]),
      ['invoice', 20_000_00, 500_00, 500_00, 0, 21_000_00],
    ],
    money: { due: 21_000_00, received: 21_000_00, refunded: 0, balance: 0 },
  },
  {
    ...{ price: 11_800, kind: 'other', isIncluded: true, state: '11', fate: 5 },
    papers: [
      ['receipt_voucher', 10_000_00, 0, 0, 1_800_00, 11_800_00],
      ['refund_voucher', 10_000_00, 0, 0, 1_800_00, 11_800_00],
      ...twice(['receipt_voucher', 10_000_00, 0, 0, 1_800_00, 11_800_00]),
      ['invoice', 20_000_00, 0, 0, 3_600_00, 23_600_00],
    ],
    money: { due: 23_600_00, received: 23_600_00, refunded: 0, balance: 0 },
  },
  // It bounces after the invoice, which has its tax: what is paid again has a receipt without.
  {
    ...{ price: 15_000, kind: 'package', isIncluded: false, state: '11', fate: 6 },
    papers: [
      ['receipt_voucher', 15_000_00, 0, 0, 750_00, 15_750_00],
      ['invoice', 30_000_00, 0, 0, 1_500_00, 31_500_00],
      ...twice(['receipt', 0, 0, 0, 0, 15_750_00]),
    ],
    money: { due: 31_500_00, received: 31_500_00, refunded: 0, balance: 0 },
  },
  // 20,002 and 3,600.36 are 23,602 rounded; half is paid first.
  {
    ...{ price: 10_001, kind: 'other', isIncluded: false, state: '19', fate: 6 },
    papers: [
      ['receipt_voucher', 10_001_00, 900_09, 900_09, 0, 11_801_00],
      ['invoice', 20_002_00, 1_800_18, 1_800_18, 0, 23_602_00],
      ...twice(['receipt', 0, 0, 0, 0, 11_801_00]),
    ],
    money: { due: 23_602_00, received: 23_602_00, refunded: 0, balance: 0 },
  },
  // Invoiced, paid, cancelled and paid back; then the second payment bounces, and is owed again.
  {
    ...{ price: 31_500, kind: 'package', isIncluded: true, state: '19', fate: 7, refund: 6_300_00 },
    papers: [
      ['invoice', 60_000_00, 1_500_00, 1_500_00, 0, 63_000_00],
      ...twice(['receipt', 0, 0, 0, 0, 31_500_00]),
      ['credit_note', 6_000_00, 150_00, 150_00, 0, 6_300_00],
    ],
    money: { due: 56_700_00, received: 31_500_00, refunded: 6_300_00, balance: 31_500_00 },
  },
  {
    ...{ price: 50_000, kind: 'other', isIncluded: false, state: '11', fate: 7, refund: 23_600_00 },
    papers: [
      ['invoice', 1_00_000_00, 0, 0, 18_000_00, 1_18_000_00],
      ...twice(['receipt', 0, 0, 0, 0, 59_000_00]),
      ['credit_note', 20_000_00, 0, 0, 3_600_00, 23_600_00],
    ],
    money: { due: 94_400_00, received: 59_000_00, refunded: 23_600_00, balance: 59_000_00 },
  },
  // 8,400 goes back in two parts; the second does not go out, and is received again as it was, then paid back in two.
  {
    ...{ price: 16_800, kind: 'package', isIncluded: true, state: '11', fate: 8, refund: 8_400_00 },
    papers: [
      ...twice(['receipt_voucher', 16_000_00, 0, 0, 800_00, 16_800_00]),
      ['refund_voucher', 95_24, 0, 0, 4_76, 100_00],
      ['refund_voucher', 7_904_76, 0, 0, 395_24, 8_300_00],
      ['receipt_voucher', 7_904_76, 0, 0, 395_24, 8_300_00],
      ['invoice', 24_000_00, 0, 0, 1_200_00, 25_200_00],
      ['refund_voucher', 95_24, 0, 0, 4_76, 100_00],
      ['refund_voucher', 7_809_52, 0, 0, 390_48, 8_200_00],
    ],
    money: { due: 25_200_00, received: 33_600_00, refunded: 8_400_00, balance: 0 },
  },
  // Tax 15.25 of the first 100: halves of 7.62; of the rest of 1,800 are 892.38 left, then 884.76.
  {
    ...{ price: 29_500, kind: 'other', isIncluded: true, state: '19', fate: 8, refund: 11_800_00 },
    papers: [
      ...twice(['receipt_voucher', 25_000_00, 2_250_00, 2_250_00, 0, 29_500_00]),
      ['refund_voucher', 84_75, 7_62, 7_62, 0, 100_00],
      ['refund_voucher', 9_915_25, 892_38, 892_38, 0, 11_700_00],
      ['receipt_voucher', 9_915_25, 892_38, 892_38, 0, 11_700_00],
      ['invoice', 40_000_00, 3_600_00, 3_600_00, 0, 47_200_00],
      ['refund_voucher', 84_75, 7_62, 7_62, 0, 100_00],
      ['refund_voucher', 9_830_50, 884_76, 884_76, 0, 11_600_00],
    ],
    money: { due: 47_200_00, received: 59_000_00, refunded: 11_800_00, balance: 0 },
  },
  // Three instalments of 40,000, 2,000 of tax and 500 at cost.
  {
    ...{ price: 20_000, permits: 250, kind: 'package', isIncluded: false, state: '19', fate: 9 },
    parts: [30, 30, 40],
    papers: [
      ...twice(['receipt_voucher', 12_000_00, 300_00, 300_00, 0, 12_750_00]),
      ['receipt_voucher', 16_000_00, 400_00, 400_00, 0, 17_000_00],
      ['invoice', 40_000_00, 1_000_00, 1_000_00, 0, 42_500_00],
    ],
    money: { due: 42_500_00, received: 42_500_00, refunded: 0, balance: 0 },
  },
  // 66,666 / 1.18 = 56,496.610; 33,333 / 1.18 = 28,248.305.
  {
    ...{ price: 33_333, kind: 'other', isIncluded: true, state: '11', fate: 10 },
    papers: [
      ...twice(['receipt_voucher', 28_248_31, 0, 0, 5_084_69, 33_333_00]),
      ['invoice', 56_496_61, 0, 0, 10_169_39, 66_666_00],
    ],
    money: { due: 66_666_00, received: 66_666_00, refunded: 0, balance: 0 },
  },
];
