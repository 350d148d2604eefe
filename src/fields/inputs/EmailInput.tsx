import type { InputProps } from './inputProps.ts'
import { LineInput } from './LineInput.tsx'

export const EmailInput = (props: InputProps<'email'>) => (
  <LineInput {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" offersNone />
)
