import { dirname, join } from 'node:path'
import { read } from './projectFiles.ts'

/** The imports of a file: static, dynamic, re-exports and types. */
const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

/** For each file, the project's files that it imports, as paths from the root. */
export function importGraph(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(paths)
  const imported = (path: string) =>
    [...read(path).matchAll(specifiers)].flatMap(([, specifier = '']) => {
      const target = resolve(specifier, path)
      return target !== undefined && known.has(target) ? [target] : []
    })
  return new Map(paths.map((path) => [path, imported(path)]))
}

function resolve(specifier: string, from: string): string | undefined {
  if (specifier === '#resources') return 'resources/index.ts'
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier).replaceAll('\\', '/') : undefined
}

/** Import circles, as `a → b → a`. */
export function importCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path)
    if (at >= 0) circles.push([...way.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) follow(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) follow(path, [])
  return circles
}
