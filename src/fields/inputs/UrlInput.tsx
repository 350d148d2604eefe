import type { InputProps } from './inputProps.ts'
import { LineInput } from './LineInput.tsx'

export const UrlInput = (props: InputProps<'url'>) => (
  <LineInput {...props} type="url" inputMode="url" autoComplete="url" autoCapitalize="none" offersNone />
)
