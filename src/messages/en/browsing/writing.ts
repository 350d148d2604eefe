/** How numbers are written, in the header's sheet and in the profile. */
export const writing = {
  title: 'Language and numbers',
  digits: 'Digits',
  burmeseDigits: 'Burmese digits',
  latinDigits: 'Latin digits',
  prices: 'Prices',
  inKyat: 'Show prices in kyat',
  inLakhs: 'Show prices in lakhs',
}
