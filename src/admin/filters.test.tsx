import { expect, it } from 'vitest'
import { requireResource } from '#resources'
import { messages } from '#src/messages/both.ts'
import { tableFilters } from './filters.tsx'

const shownAtOnce = (name: string, areShown = true) =>
  tableFilters(requireResource(name), messages.en, { areShown })
    .filter(({ props }) => props.alwaysOn)
    .map(({ props }) => props.source)

it('dependent fields are optional filters, others are always shown', () => {
  expect(shownAtOnce('page')).toEqual(['q', 'Closure', 'VerifiedProof', 'Status'])
  expect(shownAtOnce('product')).toEqual(['q', 'PriceKind', 'Condition', 'Status'])
  expect(
    tableFilters(requireResource('page'), messages.en, { areShown: true }).map(({ props }) => props.source),
  ).toContain('PhoneOneApps')
})

it('on a phone only the search is there at once: filters would take half of its screen', () => {
  expect(shownAtOnce('page', false)).toEqual(['q'])
  expect(shownAtOnce('audit', false)).toEqual([])
})
