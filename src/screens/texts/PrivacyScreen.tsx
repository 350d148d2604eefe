import type { ScreenModule } from '#src/screen.tsx'
import { PolicyText, prefetchSetting } from './PolicyText.tsx'

const PrivacyScreen = () => <PolicyText field="PrivacyPolicy" />

export const screen: ScreenModule = { Screen: PrivacyScreen, prefetch: prefetchSetting }
