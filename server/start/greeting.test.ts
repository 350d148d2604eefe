import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { greeting } from './greeting.ts'

/** What `npm start` prints (docs/rules.md#starting). */

const lines = (env: Record<string, string>, demoCode: string | null) =>
  greeting(readConfig(env, { cwd: '/srv/zay' }), { demoCode })

test('demo mode says as whom one can sign in, and the code of the super admin', () => {
  const printed = lines({}, '1234 5678')
  expect(printed.length).toBeLessThanOrEqual(10)
  expect(printed.join('\n')).toContain('Daw Khin Khin (owner, owner@demo.example)')
  expect(printed).toContain('The super admin also enters this code: 1234 5678')
})

test('S07 with DEMO=1 it names no code, and warns that everybody may be anybody', () => {
  const printed = lines({ DEMO: '1' }, null).join('\n')
  expect(printed).not.toContain('code')
  expect(printed).toContain('whoever reaches this address can sign in as anyone')
})

test('without demo mode it names nobody, and says what is missing', () => {
  const printed = lines({ PUBLIC_URL: 'https://zay.example' }, null).join('\n')
  expect(printed).not.toContain('demo.example')
  expect(printed).toContain('Zay runs at https://zay.example')
  expect(printed).toContain('Nobody can sign in')
})
