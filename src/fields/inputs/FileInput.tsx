import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import AttachIcon from '@mui/icons-material/AttachFile'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { isAbsent } from '#resources/text/detect.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { validateField } from './rules.ts'

/**
 * Any file up to 500 MiB. Form value (src/providers/formData.ts): a `File` once picked, '' once removed, otherwise the
 * stored name or nothing; `{Name}URL` holds the stored file's address.
 */
export function FileInput({ resource, name, field: declared, required, mode }: InputProps<'file'>) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const formatDigits = useDigits()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const { getValues } = useFormContext()
  const storedUrl: unknown = getValues(`${name}URL`)
  const {
    field: { ref: focusRef, ...field },
    fieldState,
  } = useController({
    name,
    rules: {
      validate: (value) =>
        value instanceof File ? undefined : validateField(declared, value ?? storedUrl, required, t),
    },
  })
  const current: unknown = field.value ?? storedUrl
  const stored = typeof current === 'string' && !isAbsent(current) ? current : null

  function pick(file: File | undefined) {
    if (!file) return
    if (file.size > maxFileBytes) {
      const tooLarge = mode === 'create' ? t.forms.fileTooLargeCreate : t.forms.fileTooLargeEdit
      setFault(tooLarge)
      return void alert(tooLarge)
    }
    setFault(undefined)
    field.onChange(file)
  }

  return (
    <FieldFrame
      {...{ id, required, mode }}
      group
      label={labelOf(t, resource, name)}
      error={fault ?? fieldState.error?.message}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          ref={focusRef}
          variant="outlined"
          size="small"
          startIcon={<AttachIcon aria-hidden />}
          aria-describedby={`${id}-label`}
          onClick={() => picker.current?.click()}
        >
          {t.forms.pickFile}
        </Button>
        {current instanceof File && <span>{`${current.name} · ${formatDigits(formatFileSize(current.size))}`}</span>}
        {stored && <span>{`${t.forms.currentFile}: ${String(getValues(`${name}Name`) || stored)}`}</span>}
        {(current instanceof File || stored) && (
          <Button size="small" color="error" startIcon={<DeleteIcon aria-hidden />} onClick={() => field.onChange('')}>
            {t.forms.removeFile}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          name={name}
          aria-label={labelOf(t, resource, name)}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Box>
    </FieldFrame>
  )
}

/** 500 MiB, decoded (spec 9.10, docs/rules.md#upload-sizes). */
export const maxFileBytes = 524_288_000

const units = ['B', 'KB', 'MB', 'GB'] as const

/** `1536` → `1.5 KB`. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${amount < 10 && power > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[power]}`
}
