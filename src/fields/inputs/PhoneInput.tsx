import type { InputProps } from './inputProps.ts'
import { LineInput } from './LineInput.tsx'

/** Kept as typed, Burmese digits included; the server keeps the E.164 form beside it (docs/rules.md#phones). */
export const PhoneInput = (props: InputProps<'phone'>) => (
  <LineInput {...props} type="tel" inputMode="tel" autoComplete="tel" offersNone />
)
