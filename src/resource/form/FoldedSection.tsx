import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { useId, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { Resource } from '#resources'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { cutLine } from '#src/theme/cutText.ts'
import { inputsOf } from './useFolds.ts'
import { sectionLabelOf, type FormSection } from './sections.ts'

interface FoldedSectionProps {
  readonly resource: Resource
  readonly section: FormSection
  /** those of its fields that the form shows */
  readonly shown: readonly string[]
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly children: ReactNode
}

/** A heading that opens the fields below it. They stay when it is closed, with what is typed into them. */
export function FoldedSection({ resource, section, shown, isOpen, toggle, children }: FoldedSectionProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const id = useId()
  const inputs = inputsOf(resource, section)
  const { errors, dirtyFields } = useFormState({ name: [...inputs] })
  const isFaulty = inputs.some((input) => input in errors)
  const isChanged = inputs.some((input) => Boolean((dirtyFields as Readonly<Record<string, unknown>>)[input]))
  const names = shown.map((name) => labelOf(t, resource, name)).join(listSeparator[language])
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'hairline' }}>
      <Box component="h2" sx={{ m: 0 }}>
        <ButtonBase
          id={`${id}-heading`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          sx={{ width: '100%', minHeight: 64, py: 1, gap: 1, textAlign: 'start', justifyContent: 'space-between' }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, font: 'var(--text-name)' }}>
              {isFaulty && <ErrorIcon color="error" fontSize="small" titleAccess={t.forms.hasFault} />}
              <span>{sectionLabelOf(t, resource, section.name)}</span>
              {isChanged && (
                <Box component="span" sx={{ font: 'var(--text-meta)', color: 'primary.main' }}>
                  {t.forms.changed}
                </Box>
              )}
            </Box>
            {!isOpen && (
              <Box
                component="span"
                aria-hidden
                sx={{ ...cutLine, display: 'block', font: 'var(--text-meta)', color: 'text.secondary' }}
              >
                {names}
              </Box>
            )}
          </Box>
          <ExpandIcon aria-hidden sx={{ flex: 'none', color: 'text.secondary', rotate: isOpen ? '180deg' : '0deg' }} />
        </ButtonBase>
      </Box>
      <Box id={id} role="group" aria-labelledby={`${id}-heading`} hidden={!isOpen} sx={{ pt: 1, pb: 3 }}>
        <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
      </Box>
    </Box>
  )
}
