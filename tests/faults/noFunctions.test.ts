import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { post, signInWithPage, start } from './server.ts'

test('where the account may make no temporary function, creates work as before, and the log says so once', async () => {
  const { client, url, dataDir, stop } = await start(async (client, address) => {
    const own = new URL(address)
    const name = own.pathname.slice(1)
    own.username = `${name}_account`
    own.password = 'x'
    // It may do what the owner may, nothing as a superuser, and neither of them anything temporary.
    await client.query(`create role "${own.username}" login password 'x' in role current_user`)
    await client.query(`revoke temporary on database "${name}" from public, current_user`)
    return own.href
  })
  const { token, pageId } = await signInWithPage(url)
  const creates = [
    await post(`${url}/post/api`, { pageId, title: 'One' }, token),
    await post(`${url}/post/api`, { pageId, title: 'Two' }, token),
    await post(`${url}/product/api`, { pageId, name: 'Tea' }, token),
  ]
  await stop()
  await client.query(`do $$ begin execute format('drop role %I', current_database() || '_account'); end $$`)
  expect(creates.map(({ status }) => status)).toEqual([201, 201, 201])
  const lines = (await readFile(join(dataDir, 'zay.log'), 'utf8')).split('\n').filter((line) => line !== '')
  const told = lines.map((line) => JSON.parse(line) as { msg: string; level: number; error?: object })
  const warnings = told.filter(({ msg }) => msg.startsWith('creates take several statements'))
  expect(warnings).toMatchObject([{ level: 40, error: { code: '42501' } }])
})
