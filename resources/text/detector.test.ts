import { expect, test, vi } from 'vitest'
import { loadDetector } from './detector.ts'

test('is loaded once', async () => {
  expect(await loadDetector()).toBe(await loadDetector())
})

test('works without Buffer, as in a browser, and does not define it', async () => {
  const probability = (await loadDetector()).probability('ေရႊ')
  const nodes = globalThis.Buffer
  vi.resetModules()
  Reflect.deleteProperty(globalThis, 'Buffer')
  try {
    const fresh = await import('./detector.ts')
    const detector = await fresh.loadDetector()
    expect('Buffer' in globalThis).toBe(false)
    expect(detector.probability('ေရႊ')).toBe(probability)
    expect(detector.toUnicode('ေရႊ')).toBe('ရွှေ')
  } finally {
    globalThis.Buffer = nodes
  }
})

test('is -Infinity for text without Burmese', async () => {
  expect((await loadDetector()).probability('KFC')).toBe(-Infinity)
})
