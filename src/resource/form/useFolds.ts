import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Resource } from '#resources'
import { formNames } from '#src/providers/formData.ts'
import { sectionsOf, type FormSection } from './sections.ts'

/** The sections of a form that are folded: each is opened by its heading, and by an error in it. */
export interface Folds {
  readonly sections: readonly FormSection[]
  readonly isOpen: (section: FormSection) => boolean
  readonly toggle: (section: FormSection) => void
  /** opens those of some inputs, at once: what is folded cannot have the focus */
  readonly reveal: (inputs: readonly string[]) => void
}

/** The inputs of a section, by the names of their values. */
export const inputsOf = ({ fields }: Pick<Resource, 'fields'>, section: FormSection): readonly string[] =>
  section.fields.flatMap((name) => formNames(name, fields[name]!))

/** @param isFolded false: the form shows all its fields */
export function useFolds(resource: Resource, isFolded: boolean, isFirstOpen: boolean): Folds {
  const all = isFolded ? sectionsOf(resource) : []
  const sections = all.length > 1 ? all : []
  const [open, setOpen] = useState<readonly string[]>(isFirstOpen ? sections.slice(0, 1).map(({ name }) => name) : [])
  return {
    sections,
    isOpen: ({ name }) => open.includes(name),
    toggle: ({ name }) =>
      setOpen((others) => (others.includes(name) ? others.filter((one) => one !== name) : [...others, name])),
    reveal: (inputs) => {
      const faulty = sections.filter((section) => inputsOf(resource, section).some((input) => inputs.includes(input)))
      if (faulty.length > 0) flushSync(() => setOpen((others) => [...others, ...faulty.map(({ name }) => name)]))
    },
  }
}
