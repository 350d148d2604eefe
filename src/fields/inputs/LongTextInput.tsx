import type { InputProps } from './inputProps.ts'
import { LineInput } from './LineInput.tsx'

export const LongTextInput = (props: InputProps<'longText'>) => <LineInput {...props} long autoCapitalize="sentences" />
