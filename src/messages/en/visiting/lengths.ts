import { grouped } from '#resources/text/digits.ts'

/** Of texts that a field does not take. */
export const lengths = {
  tooLong: ({ most }: { most: number }) => `Please keep this under ${grouped(most)} characters.`,
  stackedMarks: 'Too many accents stand on one letter here. Please remove some.',
}
