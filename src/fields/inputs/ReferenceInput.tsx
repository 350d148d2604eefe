import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type FieldOf, type ManagedName, isManaged, findResource } from '#resources'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { labelOf, sourceName, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { OptionPicture, OptionSheet } from './OptionSheet.tsx'
import { PickerButton } from './PickerButton.tsx'
import { validateField } from './rules.ts'
import { referenceNameIn } from '../values/shownText.ts'
import { useOptions } from './useOptions.ts'

/** A reference to one record. Form value `{Name}Id`: the target's id, '' for none. */
export function ReferenceInput({ resource, name, field: declared, required, mode }: InputProps<'reference'>) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { field, fieldState, options, hint, getValues } = useReference(`${name}Id`, declared, required)
  const chosen = options.find((option) => option.id === Number(field.value))
  const isEmpty = field.value === '' || field.value === null || field.value === undefined
  // Until the options are loaded, the record provides the chosen name (docs/rules.md#prefilled-forms: answers prefill
  // forms).
  const knownName = isEmpty ? null : referenceNameIn(getValues(), name, language)
  return (
    <FieldFrame
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={hint}
      aside={
        !isEmpty && !required && !declared.required ? (
          <Button
            size="small"
            aria-label={`${t.forms.none}: ${labelOf(t, resource, name)}`}
            onClick={() => field.onChange('')}
          >
            {t.forms.none}
          </Button>
        ) : undefined
      }
    >
      <PickerButton
        id={id}
        buttonRef={field.ref}
        isEmpty={isEmpty}
        invalid={fieldState.invalid}
        onOpen={() => setOpen(true)}
        onBlur={field.onBlur}
      >
        {chosen && <OptionPicture option={chosen} size={28} />}
        <span>{chosen?.name ?? knownName ?? t.forms.choose}</span>
      </PickerButton>
      <OptionSheet
        open={open}
        title={labelOf(t, resource, name)}
        options={options}
        selected={chosen ? [chosen.id] : []}
        onPick={(picked) => {
          field.onChange(picked)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </FieldFrame>
  )
}

/** The form's value of a field that refers to records, and what there is to choose from. */
export function useReference(name: string, declared: FieldOf<'reference' | 'references'>, required: boolean) {
  const t = useAllMessages()
  const { getValues } = useFormContext()
  const pageId: unknown = getValues('PageId')
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value) => validateField(declared, value, required, t) },
  })
  const choicesFrom = declared.kind === 'reference' ? declared.choicesFrom : undefined
  const { options, isLoading, error, retry } = useOptions({
    to: declared.to,
    ...(choicesFrom ? { choicesFrom } : {}),
    pageId,
  })
  const isEmpty = !isLoading && !error && options.length === 0
  const hint = <OptionsHint field={declared} isEmpty={isEmpty} failed={Boolean(error)} retry={retry} />
  return { field, fieldState, options, hint, getValues }
}

interface OptionsHintProps {
  readonly field: FieldOf<'reference' | 'references'>
  readonly isEmpty: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Explains why there are no options and offers a next step. */
function OptionsHint({ field, isEmpty, failed, retry }: OptionsHintProps) {
  const t = useAllMessages()
  if (failed)
    return (
      <>
        <span>{t.lists.failedToFetch}</span>{' '}
        <Link component="button" type="button" onClick={retry}>
          {t.lists.retry}
        </Link>
      </>
    )
  if (!isEmpty) return null
  const target = findResource(field.to)
  return (
    <>
      <span>{t.forms.noChoices}</span>{' '}
      {target && isManaged(target) && (
        <Link component={RouterLink} to={paths.create(field.to as ManagedName)} data-keeps-draft>
          {t.forms.addChoice({ source: sourceName(t, field.to) })}
        </Link>
      )}
    </>
  )
}
