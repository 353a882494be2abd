/** Codes of the GST portal. */
export const STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;

/** Of travellers who live outside India. */
export const ABROAD = '96';

/** Union territories without a legislature. */
const UNION_GOVERNED = ['04', '26', '31', '35', '38'];

/** The half of the tax that is not the union’s. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return UNION_GOVERNED.includes(code) ? 'UTGST' : 'SGST';
}

export function stateName(code: string): string {
  if (code === ABROAD) return 'Outside India';
  return Object.hasOwn(STATES, code) ? STATES[code as keyof typeof STATES] : code;
}
