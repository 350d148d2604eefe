import { expect, it } from 'vitest'
import { requireResource } from '#resources'
import { messages } from '#src/messages/both.ts'
import { tableFilters } from './filters.tsx'

const shownAtOnce = (name: string) =>
  tableFilters(requireResource(name), messages.en)
    .filter(({ props }) => props.alwaysOn)
    .map(({ props }) => props.source)

it('dependent fields are optional filters, others are always shown', () => {
  expect(shownAtOnce('page')).toEqual(['q', 'Closure', 'VerifiedProof', 'Status'])
  expect(shownAtOnce('product')).toEqual(['q', 'PriceKind', 'Condition', 'Status'])
  expect(tableFilters(requireResource('page'), messages.en).map(({ props }) => props.source)).toContain('PhoneOneApps')
})
