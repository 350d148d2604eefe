import { expect, it, vi } from 'vitest'
import { bridgeScript, Phone } from '#tests/phone.ts'

it('a shell built without push (no Firebase file) asks for no permission and sends nothing', async () => {
  const phone = new Phone({}, () => undefined)
  Object.assign(window, { toPhone: (message: string) => phone.receive(message) })
  new Function(bridgeScript(['App']))()
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  // Imported only now: Capacitor's script reads the list of plugins once.
  const { watchPush } = await import('./push.ts')
  const stop = await watchPush({ Name: 'Mya', Email: 'mya@shop.example', id: 5 }, 'Zay')
  stop()
  await watchPush(null, 'Zay')
  expect(phone.calls).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})
