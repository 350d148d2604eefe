import { lazy, type ComponentType } from 'react'
import type { ScreenModule } from '#src/screen.tsx'

const loadScope = () => import('./MuiScope.tsx')

/**
 * A component drawn with MUI, for use on a reading screen. It and MUI are loaded when it is first rendered, so what opens it
 * is a plain button, and a `Suspense` around it shows that it is coming.
 *
 *   const ShareSheet = lazyMui(async () => (await import('./ShareSheet.tsx')).ShareSheet)
 */
export const lazyMui = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(() => loadInMui(load))

/** Loads such a component ahead of its use; `lazy` takes the promise. */
export async function loadInMui<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [{ withMui }, Component] = await Promise.all([loadScope(), load()])
  return { default: withMui(Component) }
}

/** A screen drawn with MUI. */
export async function screenInMui(
  importScreen: () => Promise<{ screen: ScreenModule }>,
): Promise<{ screen: ScreenModule }> {
  const [{ withMui }, { screen }] = await Promise.all([loadScope(), importScreen()])
  return { screen: { ...screen, Screen: withMui(screen.Screen) } }
}
