import type { ScreenModule } from '#src/screen.tsx'
import { PolicyText, prefetchSetting } from './PolicyText.tsx'

const ChildSafetyScreen = () => <PolicyText field="ChildSafetyPolicy" />

export const screen: ScreenModule = { Screen: ChildSafetyScreen, prefetch: prefetchSetting }
