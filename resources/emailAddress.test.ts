import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameAddress, lowerCaseAddress, readEmail } from './emailAddress.ts'

test('S02 only ASCII letters become lower case, so no address becomes another person’s', () => {
  expect(lowerCaseAddress('Ma.KHIN+Zay@Demo.Example')).toBe('ma.khin+zay@demo.example')
  // The Kelvin sign, İ and Å (the ångström sign) would become k, i with a dot, and å.
  for (const address of ['\u212Ahin@demo.example', '\u0130@demo.example', 'ma@\u212Byo.example', 'Ω@demo.example'])
    expect(lowerCaseAddress(address)).toBe(address)
  expect(isSameAddress('KHIN@demo.example', 'khin@DEMO.example')).toBe(true)
  expect(isSameAddress('\u212Ahin@demo.example', 'khin@demo.example')).toBe(false)
})

test('S02 two addresses that differ in another letter stay different', () => {
  const address = fc.string({ unit: 'binary', maxLength: 20 })
  fc.assert(
    fc.property(address, (text) => {
      const folded = lowerCaseAddress(text)
      const others = (address: string) => address.replace(/[A-Za-z]/g, '')
      expect([folded.length, others(folded)]).toEqual([text.length, others(text)])
      expect(folded).not.toMatch(/[A-Z]/)
    }),
  )
})

test.each([
  [' mailto:tea@zay.example', 'tea@zay.example'],
  ['MAILTO:tea@zay.example\u200B', 'tea@zay.example'],
  ['tea@zay.example', 'tea@zay.example'],
  ['“tea@zay.example”, ', 'tea@zay.example'],
  ['<tea@zay.example>', 'tea@zay.example'],
  ['mailto:tea@zay.example?subject=Tea', 'tea@zay.example'],
  ['tea@zay.example။', 'tea@zay.example'],
  ['tea@zay.example.', 'tea@zay.example'],
  ['tea@zay.example!', 'tea@zay.example'],
  ['mailto:tea@zay.example?body=x&cc=a@zay.example', 'tea@zay.example'],
  ['mailto://tea@zay.example', 'tea@zay.example'],
  ['mailto:mailto:tea@zay.example', 'tea@zay.example'],
  ['tea@zay..example', null],
  ['mailto:', null],
  ['tea', null],
])('an address pasted as %j is %j', (typed, meant) => {
  expect(readEmail(typed)).toBe(meant)
})
