import { expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { bareConfig } from '#src/providers/config.ts'
import { render } from './entry.server.tsx'

test.each(['en', 'my'] as const)(
  'what a screen asks for while it is rendered in %s is asked in that language',
  async (language) => {
    const asked: (string | null)[] = []
    const fetchApi = async (_address: string, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('accept-language'))
      return Response.json([])
    }
    const { status } = await render({ url: '/category', writing: usualWriting[language], fetchApi, config: bareConfig })
    expect(status).toBe(200)
    expect(new Set(asked)).toEqual(new Set([language]))
  },
)
