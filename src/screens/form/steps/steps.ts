import type { declarations, Resource } from '#resources'
import { formFields, type FormValues } from '#src/resource/form/formFields.ts'
import { fieldsInSections, withFields } from '#src/resource/form/sections.ts'
import { none } from '#src/fields/inputs/rules.ts'

/** The steps in which a page is made (docs/decisions/forms-in-steps.md). The first creates it, the others edit it. */
export const steps = ['business', 'look', 'contact'] as const
export type Step = (typeof steps)[number]

type PageField = keyof typeof declarations.page.fields

/** The sections of the later steps, by the fields that begin them. Whatever else the form has is in the first step. */
const later: Readonly<Record<Exclude<Step, 'business'>, readonly PageField[]>> = {
  look: ['Thumbnail', 'Hours'],
  contact: ['PhoneOne', 'ContactEmail', 'WebURL'],
}
/** One number is asked for at once, so that a page can be called. */
const inFirst: readonly PageField[] = ['PhoneOne']
/** Nobody makes a page of a business that is closed; the form to edit a page has it. */
const inNoStep: readonly PageField[] = ['Closure']

export const stepFrom = (name: string | null): Step | undefined => steps.find((step) => step === name)
export const stepNumber = (step: Step) => steps.indexOf(step) + 1
export const nextStep = (step: Step): Step | undefined => steps[stepNumber(step)]

/** The declaration with the fields of one step. */
export function partOf(page: Resource, step: Step): Resource {
  const ofLater = (one: Exclude<Step, 'business'>) => fieldsInSections(page, later[one])
  const named = step === 'business' ? [...ofLater('look'), ...ofLater('contact')] : ofLater(step)
  const isIn = (name: string) => {
    if ((inNoStep as readonly string[]).includes(name)) return false
    if ((inFirst as readonly string[]).includes(name)) return step === 'business'
    return named.includes(name) === (step !== 'business')
  }
  return withFields(page, Object.keys(page.fields).filter(isIn))
}

/** The fields that the form demands (spec 5.08) and the first step leaves out: "none" is stored for them. */
export function leftOut(page: Resource): readonly string[] {
  const first = partOf(page, 'business').fields
  return formFields(page, 'create')
    .filter(({ name, required }) => required && !(name in first))
    .map(({ name }) => name)
}

export const asNone = (names: readonly string[]): FormValues => Object.fromEntries(names.map((name) => [name, none]))
