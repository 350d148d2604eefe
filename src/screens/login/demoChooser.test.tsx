import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Credential } from '#src/providers/calls/session.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { DemoChooser } from './DemoChooser.tsx'

/** The account chooser of demo mode (docs/rules.md#demo-mode). */

const call = 'POST /demo/token'
const owner = { role: 'owner', name: 'Daw Khin Khin', email: 'owner@demo.example', wantsCode: false }
const admin = { role: 'superAdmin', name: 'Ma Thiri', email: 'admin@demo.example', wantsCode: true }

let api: Api
let chosen: Promise<Credential>[]
beforeEach(() => {
  chosen = []
  api = createApi({ 'GET /demo/accounts': { json: [owner, admin] }, [call]: { json: { token: 'identity' } } })
  vi.stubGlobal('fetch', api.fetchApi)
  renderInApp(<DemoChooser choose={(credential) => chosen.push(credential)} close={() => undefined} />, { api })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pick = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))

it('an owner signs in with one tap, and sends no code', async () => {
  await pick('Daw Khin Khin')
  expect(await chosen[0]).toEqual({ token: 'identity', name: owner.name, email: owner.email })
  expect(api.parts(call)).toEqual({ name: owner.name, email: owner.email })
})

it('the super admin is asked for the code; a wrong one is said at the field, with what was typed', async () => {
  await pick('Ma Thiri')
  expect(chosen).toEqual([])
  const field = screen.getByRole('textbox', { name: 'Code' })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Ma Thiri is a super admin. Enter the code/)
  const sentence = 'This is not the code that was printed when the server started.'
  api.answers[call] = { status: 403, json: { status: 'error', message: sentence, fields: { code: sentence } } }
  fireEvent.change(field, { target: { value: '1234 5679' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(field).toHaveValue('1234 5679')
  expect(chosen).toEqual([])

  api.answers[call] = { json: { token: 'identity' } }
  fireEvent.change(field, { target: { value: '1234 5678' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(chosen).toHaveLength(1))
  expect(await chosen[0]).toEqual({ token: 'identity', name: admin.name, email: admin.email })
  expect(api.parts(call)).toEqual({ name: admin.name, email: admin.email, code: '1234 5678' })
})

it('one can go back and choose another', async () => {
  await pick('Ma Thiri')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await pick('Daw Khin Khin')
  await waitFor(() => expect(chosen).toHaveLength(1))
})
