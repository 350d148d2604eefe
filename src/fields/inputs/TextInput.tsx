import type { InputProps } from './inputProps.ts'
import { LineInput } from './LineInput.tsx'

export const TextInput = (props: InputProps<'text'>) => <LineInput {...props} autoCapitalize="sentences" />
