import { declarations, fieldsOf, type Resource } from '#resources'
import { formFields, type FormValues } from '#src/resource/form/formFields.ts'
import { none } from '#src/fields/inputs/rules.ts'

/** The steps in which a page is made (docs/decisions/forms-in-steps.md). The first creates it, the others edit it. */
export const steps = ['business', 'look', 'contact'] as const
export type Step = (typeof steps)[number]

type PageField = keyof typeof declarations.page.fields

/** The fields of the later steps. Whatever else the form has, and whatever is declared one day, is in the first. */
const later: Readonly<Record<Exclude<Step, 'business'>, readonly PageField[]>> = {
  look: ['Hours', 'Thumbnail', 'CoverThumbnail', 'Pictures'],
  contact: [
    'PhoneOneApps',
    'PhoneTwo',
    'PhoneTwoApps',
    'PhoneThree',
    'PhoneThreeApps',
    'Viber',
    'Telegram',
    'Line',
    'Messenger',
    'WhatsApp',
    'ContactEmail',
    'WebsiteURL',
    'FacebookURL',
    'WebURL',
    'AndroidURL',
    'AppleURL',
  ],
}
/** Nobody makes a page of a business that is closed; the form to edit a page has it. */
const inNoStep: readonly PageField[] = ['Closure']

export const stepFrom = (name: string | null): Step | undefined => steps.find((step) => step === name)
export const stepNumber = (step: Step) => steps.indexOf(step) + 1
export const nextStep = (step: Step): Step | undefined => steps[stepNumber(step)]

/** The declaration with the fields of one step. */
export function partOf(page: Resource, step: Step): Resource {
  const ofLater: readonly string[] = [...later.look, ...later.contact, ...inNoStep]
  const isIn = (name: string) =>
    step === 'business' ? !ofLater.includes(name) : (later[step] as readonly string[]).includes(name)
  return { ...page, fields: Object.fromEntries(fieldsOf(page).filter(([name]) => isIn(name))) }
}

/** The fields that the form demands (spec 5.08) and the first step leaves out: "none" is stored for them. */
export function leftOut(page: Resource): readonly string[] {
  const first = partOf(page, 'business').fields
  return formFields(page, 'create')
    .filter(({ name, required }) => required && !(name in first))
    .map(({ name }) => name)
}

export const asNone = (names: readonly string[]): FormValues => Object.fromEntries(names.map((name) => [name, none]))
