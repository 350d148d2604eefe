import type { ComponentType } from 'react'
import { loadLaterMessages, namespaces, type Namespace } from '#src/messages/translations.ts'
import { drawnBy, lazyPiece, type ScreenModule } from './lazy.tsx'

/** MUI, with the sentences of what is drawn with it. */
const loadScope = async () => (await Promise.all([import('#src/theme/MuiScope.tsx'), loadLaterMessages(namespaces)]))[0]

/**
 * A component that says more than reading screens do, drawn without MUI: its sentences are loaded with it.
 * @param names where they are (messages/namespaces.ts); by default all
 */
export async function withSentences<T>(load: () => Promise<T>, names: readonly Namespace[] = namespaces): Promise<T> {
  const [loaded] = await Promise.all([load(), loadLaterMessages(names)])
  return loaded
}

/**
 * A component drawn with MUI, for use on a reading screen. It and MUI are loaded when it is first rendered, so what opens it
 * is a plain button, and a `Suspense` around it shows that it is coming.
 *
 *   const ShareSheet = lazyMui(async () => (await import('./ShareSheet.tsx')).ShareSheet)
 */
export const lazyMui = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPiece(() => loadInMui(load))

/** The same for a plain component that says more than reading screens do: what only signed-in people see of a reading screen. */
export const lazyWithSentences = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  names?: readonly Namespace[],
) => lazyPiece(() => withSentences(load, names))

/** Loads a component drawn with MUI, also ahead of its use. */
export async function loadInMui<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [{ withMui }, Component] = await Promise.all([loadScope(), load()])
  return withMui(Component)
}

/** A screen drawn with MUI. */
export async function screenInMui(
  importScreen: () => Promise<{ screen: ScreenModule }>,
): Promise<{ screen: ScreenModule }> {
  const [{ withMui }, { screen }] = await Promise.all([loadScope(), importScreen()])
  return drawnBy(withMui(screen.Screen), screen)
}
