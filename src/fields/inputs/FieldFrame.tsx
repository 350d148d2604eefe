import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import { createContext, useContext, type ReactNode } from 'react'
import { useAllMessages } from '#src/messages/working.ts'
import type { FormMode } from './inputProps.ts'

interface FieldFrameProps {
  /** id of the control; its label and helper text have the ids `${id}-label` and `${id}-help` */
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly mode: FormMode
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** at the end of the label's line, e.g. "none" or "copy to all" */
  readonly aside?: ReactNode
  /** several controls share the label: the frame is a group and the label no `<label>` */
  readonly group?: boolean
  readonly children: ReactNode
}

export const labelId = (id: string) => `${id}-label`
export const helpId = (id: string) => `${id}-help`

const UnseenContext = createContext(false)
/** Around an input whose value no public screen shows. */
export const UnseenField = UnseenContext.Provider

const OptionalContext = createContext(true)
/** Whether an input that a create form does not require says so; one that is never required need not. */
export const SaysOptional = OptionalContext.Provider

/**
 * The layout of one form field: label above, control, error or hint below (docs/experience.md#forms). Errors are
 * announced to screen readers.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, mode, error, hint, aside, group, children } = props
  const t = useAllMessages()
  const isUnseen = useContext(UnseenContext)
  const isOptional = useContext(OptionalContext) && !required && mode === 'create'
  const groupProps = group ? { role: 'group', 'aria-labelledby': labelId(id), 'aria-describedby': helpId(id) } : {}
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }} {...groupProps}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
        <FormLabel
          id={labelId(id)}
          error={error !== undefined}
          sx={{
            color: error ? 'error.main' : 'text.primary',
            font: 'var(--text-label)',
          }}
          {...(group ? { component: 'div' } : { htmlFor: id })}
        >
          <span>{label}</span>
          {required && (
            <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
              *
            </Box>
          )}
          {isOptional && ' '}
          {isOptional && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {t.forms.optional}
            </Box>
          )}
        </FormLabel>
        {aside}
      </Box>
      {children}
      <Box id={helpId(id)} role={error ? 'alert' : undefined}>
        {(error ?? hint) && (
          <FormHelperText
            component="div"
            error={error !== undefined}
            sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}
          >
            {error && <ErrorIcon aria-hidden sx={{ fontSize: 18, mt: '2px' }} />}
            <span>{error ?? hint}</span>
          </FormHelperText>
        )}
        {isUnseen && <FormHelperText component="div">{t.forms.unseen}</FormHelperText>}
      </Box>
    </Box>
  )
}
