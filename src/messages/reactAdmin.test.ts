import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { reactAdminMy } from './my/reactAdmin.ts'

type Tree = { readonly [key: string]: Tree | string }
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
const parameters = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort()

describe("react-admin's sentences in Burmese", () => {
  const my = new Map(leaves(reactAdminMy as unknown as Tree))
  const en = leaves(english as unknown as Tree)

  it('has exactly the English keys', () => {
    expect([...my.keys()].sort()).toEqual(en.map(([path]) => path).sort())
  })

  it('is Burmese, with the parameters of the English', () => {
    for (const [path, text] of en) {
      const own = my.get(path) ?? ''
      const known = parameters(text)
      expect(
        parameters(own).filter((one) => !known.includes(one)),
        path,
      ).toEqual([])
      expect(own.split('||||').length, path).toBe(text.split('||||').length)
      if (/[a-z]/i.test(text.replace(/%\{[^}]+\}/g, ''))) expect(own, path).toMatch(/[\u1000-\u109f]/)
    }
  })
})
